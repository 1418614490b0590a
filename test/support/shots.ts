/** Pictures of screens: shrunk to be kept, and compared so coarsely that another machine's fonts do not matter. */
import type { Page } from 'playwright-core';

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** Runs in a page: a picture drawn smaller, and its pixels. */
async function draw([url, factor]: readonly [string, number]) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width / factor);
  canvas.height = Math.round(image.height / factor);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return {
    url: canvas.toDataURL('image/png'),
    width: canvas.width,
    height: canvas.height,
    pixels: [...context.getImageData(0, 0, canvas.width, canvas.height).data],
  };
}

/** A picture so many times smaller, as PNG. `canvas` is any page that may draw. */
export async function shrunk(canvas: Page, png: Buffer, factor: number): Promise<Buffer> {
  const { url } = await canvas.evaluate(draw, [dataUrl(png), factor] as const);
  return Buffer.from(url.split(',')[1]!, 'base64');
}

/** How much lighter or darker a block's red, green or blue may be, of 255. */
const tolerance = 36;

/** The share of two kept pictures that looks different, from 0 to 1, in blocks of six pixels. Other measures are all different. */
export async function difference(canvas: Page, before: Buffer, now: Buffer): Promise<number> {
  const [a, b] = [
    await canvas.evaluate(draw, [dataUrl(before), 6] as const),
    await canvas.evaluate(draw, [dataUrl(now), 6] as const),
  ];
  if (a.width !== b.width || a.height !== b.height) return 1;
  const differs = (block: number) =>
    [0, 1, 2].some((c) => Math.abs(a.pixels[block * 4 + c]! - b.pixels[block * 4 + c]!) > tolerance);
  const blocks = a.width * a.height;
  return Array.from({ length: blocks }, (_, block) => block).filter(differs).length / blocks;
}
