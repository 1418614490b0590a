/**
 * Draws the NFL team logos of src/assets/logos: one badge of our own design per team code, 40 px wide, with an 80 px version. The outline
 * shows the conference, the pattern under the letters the division. Needs Chromium; run with `npx tsx`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from './openBrowser';
import { blockWord } from './blockLetters';
import { palettePng } from './palettePng';
import { rasterise } from './rasterise';

type Team = { code: string; primary: string; secondary: string };

const root = path.join(import.meta.dirname, '..');
const source = process.argv[2] ?? path.join(root, 'scripts/seed/data/teams.csv');
const target = path.join(root, 'src/assets/logos');
const MAX_BYTES = 3000;

function readTeams(file: string): Team[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    return { code: cell('code'), primary: cell('primary'), secondary: cell('secondary') };
  });
}

const DIVISIONS: Record<string, string> = {
  'AFC East': 'BUF MIA NE NYJ',
  'AFC North': 'BAL CIN CLE PIT',
  'AFC South': 'HOU IND JAX TEN',
  'AFC West': 'DEN KC LAC LV',
  'NFC East': 'DAL NYG PHI WAS',
  'NFC North': 'CHI DET GB MIN',
  'NFC South': 'ATL CAR NO TB',
  'NFC West': 'ARI LA LAR SEA SF',
};

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const OUTLINES: Record<string, string> = {
  AFC: 'M4 3H36V22C36 29 29.5 34 20 37.6C10.5 34 4 29 4 22Z',
  NFC: 'M7 3H33L36 6V27L28 36.4H12L4 27V6Z',
};

const PATTERNS: Record<string, string> = {
  North: 'M0 32L20 25.4L40 32V35.4L20 28.8L0 35.4Z',
  South: 'M0 24L20 30.6L40 24V27.4L20 34L0 27.4Z',
  East: 'M0 25.2H40V28H0ZM0 30.4H40V33.2H0Z',
  West: 'M0 32.6L40 24.4V29L0 37.2Z',
};

function badge({ code, primary, secondary }: Team): string {
  const division = Object.keys(DIVISIONS).find((name) => DIVISIONS[name]?.split(' ').includes(code));
  const [conference = '', side = ''] = division?.split(' ') ?? [];
  const outline = OUTLINES[conference];
  const pattern = PATTERNS[side];
  if (!outline || !pattern) throw new Error(`${code}: belongs to no division`);
  const ink = contrast(primary, '#ffffff') >= 3.2 ? '#ffffff' : '#10151c';
  const stripe = contrast(primary, secondary) >= 1.6 ? secondary : ink;
  const word = blockWord(code);
  const scale = Math.min(1.22, 26.5 / word.width);
  const x = 20 - (word.width * scale) / 2;
  const y = 14.6 - 6.1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">
    <clipPath id="${code}"><path d="${outline}"/></clipPath>
    <path d="${outline}" fill="#fff" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>
    <path d="${outline}" fill="${primary}" stroke="#10151c" stroke-opacity=".28" stroke-width="3.4" stroke-linejoin="round"/>
    <path d="${outline}" fill="${primary}" stroke="${primary}" stroke-width="1"/>
    <path d="${pattern}" fill="${stripe}" clip-path="url(#${code})"/>
    <g transform="translate(${x} ${y}) scale(${scale} 1.22)" stroke="${ink}">${word.svg}</g>
  </svg>`;
}

const teams = readTeams(source);
mkdirSync(target, { recursive: true });
const browser = await openBrowser();
const page = await browser.newPage();
for (const team of teams) {
  for (const density of [1, 2]) {
    const size = 40 * density;
    const pixels = await page.evaluate(rasterise, { svg: badge(team), size });
    const image = palettePng(size, size, Uint8Array.from(pixels));
    if (image.length >= MAX_BYTES)
      throw new Error(`${team.code} at ${density}x: ${image.length} bytes, allowed are ${MAX_BYTES}`);
    writeFileSync(path.join(target, `${team.code}${density === 2 ? '@2x' : ''}.png`), image);
  }
}
await browser.close();
console.log(`${teams.length} teams drawn in ${path.relative(root, target)}`);
