/**
 * Draws the landing page's splash images (WebP at several widths, a wide and a tall crop) and the application's icons into src/assets and
 * src/static. Needs Chromium; run with `npx tsx`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from './openBrowser';
import { paintSplash } from './splashScene';
import { palettePng } from './palettePng';
import { rasterise } from './rasterise';

const assets = path.join(import.meta.dirname, '../src/assets');
const statics = path.join(import.meta.dirname, '../src/static');
const MAX_BYTES = 120_000;

const CUTS = [
  { name: 'wide', shot: { width: 2560, height: 1280, horizon: 0.47, ballX: 0.715, size: 0.31 }, widths: [1024, 1600, 2560] },
  { name: 'tall', shot: { width: 1080, height: 1440, horizon: 0.5, ballX: 0.6, size: 0.6 }, widths: [480, 1080] },
];

/** Runs in the page: the splash at this width as a WebP data URL. */
function encodeSplash({ width, quality }: { width: number; quality: number }): string {
  const splash = document.querySelector<HTMLCanvasElement>('#splash');
  if (!splash) throw new Error('nothing painted');
  const copy = document.createElement('canvas');
  copy.width = width;
  copy.height = Math.round((width * splash.height) / splash.width);
  const context = copy.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(splash, 0, 0, copy.width, copy.height);
  return copy.toDataURL('image/webp', quality);
}

/** The image at the best quality within the allowed size. */
async function encode(page: Page, width: number): Promise<Buffer> {
  for (let quality = 0.8; quality > 0.3; quality -= 0.04) {
    const url = await page.evaluate(encodeSplash, { width, quality });
    const image = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    if (image.length <= MAX_BYTES) return image;
  }
  throw new Error(`the splash at ${width} px does not fit in ${MAX_BYTES} bytes`);
}

/** An icon file with one PNG: browsers ask for `/favicon.ico` where no document names an icon. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const browser = await openBrowser();
for (const { name, shot, widths } of CUTS) {
  const page = await browser.newPage();
  // The transpiler wraps named inner functions in this helper, which a page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  await page.evaluate(paintSplash, shot);
  for (const width of widths) {
    const image = await encode(page, width);
    writeFileSync(path.join(assets, `splash-${name}-${width}.webp`), image);
    console.log(`splash-${name}-${width}.webp: ${image.length} bytes`);
  }
  await page.close();
}

const icon = readFileSync(path.join(statics, 'favicon.svg'), 'utf8');
// Systems that crop the icon themselves get one with a margin and without rounded corners.
const square = icon.replace('rx="14"', '');
const maskable = square.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"').replace('<rect', '<rect x="-8" y="-8"');
const icons = [
  { file: 'icon-192.png', svg: icon, size: 192 },
  { file: 'icon-512.png', svg: icon, size: 512 },
  { file: 'icon-maskable-512.png', svg: maskable.replace('width="64" height="64"', 'width="80" height="80"'), size: 512 },
  { file: 'apple-touch-icon.png', svg: square, size: 180 },
];
const page = await browser.newPage();
for (const { file, svg, size } of icons) {
  const pixels = await page.evaluate(rasterise, { svg, size });
  writeFileSync(path.join(statics, file), palettePng(size, size, Uint8Array.from(pixels)));
}
const small = await page.evaluate(rasterise, { svg: icon, size: 48 });
writeFileSync(path.join(statics, 'favicon.ico'), toIco(palettePng(48, 48, Uint8Array.from(small)), 48));
await browser.close();
