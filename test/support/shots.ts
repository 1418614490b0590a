/** Screenshots: shrunk for storage, and compared so coarsely that other fonts do not matter. */
import type { Page } from 'playwright-core';

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** A PNG scaled down by `factor`, on a canvas of any page. */
export async function shrunk(canvas: Page, png: Buffer, factor: number): Promise<Buffer> {
  const url = await canvas.evaluate(
    async ({ source, times }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const smaller = new OffscreenCanvas(Math.round(image.width / times), Math.round(image.height / times));
      const context = smaller.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, smaller.width, smaller.height);
      const bytes = new Uint8Array(await (await smaller.convertToBlob()).arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    { source: dataUrl(png), times: factor },
  );
  return Buffer.from(url, 'base64');
}

/** The tolerance of a block's red, green and blue, of 255. */
const tolerance = 36;

/** The share of two pictures that differs, from 0 to 1, in blocks of six pixels; 1 for different sizes. */
export const difference = (canvas: Page, before: Buffer, now: Buffer): Promise<number> =>
  canvas.evaluate(
    async ({ sources, most }) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const [width, height] = [Math.round(image.width / 6), Math.round(image.height / 6)];
          const context = new OffscreenCanvas(width, height).getContext('2d')!;
          context.imageSmoothingQuality = 'high';
          context.drawImage(image, 0, 0, width, height);
          return { measures: `${image.width} × ${image.height}`, pixels: context.getImageData(0, 0, width, height).data };
        }),
      );
      if (!a || !b || a.measures !== b.measures) return 1;
      let different = 0;
      for (let i = 0; i < a.pixels.length; i += 4) {
        if ([0, 1, 2].some((c) => Math.abs(a.pixels[i + c]! - b.pixels[i + c]!) > most)) different += 1;
      }
      return different / (a.pixels.length / 4);
    },
    { sources: [dataUrl(before), dataUrl(now)], most: tolerance },
  );
