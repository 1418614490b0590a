import { crc32, deflateSync } from 'node:zlib';

/** An indexed PNG of 8-bit RGBA pixels: the 128 most frequent colours are kept, every other pixel takes the nearest of them. */
export function palettePng(width: number, height: number, rgba: Uint8Array): Buffer {
  const counts = new Map<number, number>();
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [r = 0, g = 0, b = 0, a = 0] = rgba.subarray(at * 4, at * 4 + 4);
    const colour = a === 0 ? 0 : ((r << 24) | (g << 16) | (b << 8) | a) >>> 0;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    return colour;
  });
  const palette = [...counts]
    .sort((x, y) => y[1] - x[1])
    .slice(0, 128)
    .map(([colour]) => colour);
  // Translucent colours first, so that the transparency chunk can stop at the last of them.
  palette.sort((x, y) => (x & 255) - (y & 255));
  const indexOf = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  pixels.forEach((colour, at) => {
    if (!indexOf.has(colour)) indexOf.set(colour, nearest(colour, palette));
    rows[at + Math.floor(at / width) + 1] = indexOf.get(colour) ?? 0;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channels(colour).slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour & 255))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function channels(colour: number): number[] {
  return [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255, colour & 255];
}

function nearest(colour: number, palette: number[]): number {
  const wanted = channels(colour);
  const distances = palette.map((other) => channels(other).reduce((sum, value, at) => sum + (value - (wanted[at] ?? 0)) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
