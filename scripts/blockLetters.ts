/** Our own lettering, independent of fonts: chamfered block capitals as stroked centre lines, 10 units tall with a stroke of 2 units. */
const LETTERS: Record<string, { width: number; path: string }> = {
  A: { width: 6, path: 'M1 10V2.6L2.6 1H3.4L5 2.6V10M1 6.2H5' },
  B: { width: 6, path: 'M1 0V10M1 1H3.8L5 2.2V3.7L3.7 5H1M3.7 5L5 6.3V7.8L3.8 9H1' },
  C: { width: 6, path: 'M5 3.8V2.4L3.6 1H2.4L1 2.4V7.6L2.4 9H3.6L5 7.6V6.2' },
  D: { width: 6, path: 'M1 0V10M1 1H3.4L5 2.6V7.4L3.4 9H1' },
  E: { width: 5.6, path: 'M5.6 1H1V9H5.6M1 5H4.8' },
  F: { width: 5.6, path: 'M5.6 1H1V10M1 5.2H4.8' },
  G: { width: 6, path: 'M5 3.4V2.4L3.6 1H2.4L1 2.4V7.6L2.4 9H3.6L5 7.6V5.6H3.1' },
  H: { width: 6, path: 'M1 0V10M5 0V10M1 5H5' },
  I: { width: 2, path: 'M1 0V10' },
  J: { width: 5.6, path: 'M4.6 0V7.6L3.2 9H2.4L1 7.6V6.2' },
  K: { width: 6, path: 'M1 0V10M5 0V1.6L1.8 5.2M2.6 4.6L5 8.2V10' },
  L: { width: 5.4, path: 'M1 0V9H5.4' },
  M: { width: 7.6, path: 'M1 10V0M6.6 10V0M1 1.6L3.8 6L6.6 1.6' },
  N: { width: 6.4, path: 'M1 10V0M5.4 10V0M1 1.4L5.4 8.6' },
  O: { width: 6, path: 'M3 1H3.6L5 2.4V7.6L3.6 9H2.4L1 7.6V2.4L2.4 1Z' },
  P: { width: 6, path: 'M1 10V0M1 1H3.6L5 2.4V4.6L3.6 6H1' },
  R: { width: 6, path: 'M1 10V0M1 1H3.6L5 2.4V4.2L3.6 5.6H1M3 5.6L5 8.2V10' },
  S: { width: 6, path: 'M5 3.3V2.4L3.6 1H2.4L1 2.4V3.8L2.2 5H3.8L5 6.2V7.6L3.6 9H2.4L1 7.6V6.7' },
  T: { width: 6, path: 'M0 1H6M3 1V10' },
  U: { width: 6, path: 'M1 0V8L2 9H4L5 8V0' },
  V: { width: 6, path: 'M1 0V3.4L3 8L5 3.4V0' },
  W: { width: 7.6, path: 'M1 0V10M6.6 0V10M1 8.4L3.8 4L6.6 8.4' },
  X: { width: 6, path: 'M1 0V2.4L5 7.6V10M5 0V2.4L1 7.6V10' },
  Y: { width: 6, path: 'M1 0V3L3 5.6L5 3V0M3 5V10' },
};

const GAP = 1.3;

/** The word's size in units (10 tall) and the SVG group of its strokes; an unknown letter throws. */
export function blockWord(word: string): { width: number; height: number; svg: string } {
  let x = 0;
  const strokes = [...word].map((letter) => {
    const glyph = LETTERS[letter];
    if (!glyph) throw new Error(`no block letter for ${letter}`);
    const svg = `<path d="${glyph.path}" transform="translate(${x.toFixed(2)} 0)"/>`;
    x += glyph.width + GAP;
    return svg;
  });
  return { width: x - GAP, height: 10, svg: `<g fill="none" stroke-width="2" stroke-miterlimit="6">${strokes.join('')}</g>` };
}
