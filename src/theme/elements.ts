import type { CSSObject } from '@emotion/react';

const colour = (name: string) => `var(--mui-palette-${name})`;

/** The rules of classes that differ in the value of one variable, by which plain CSS shows them. */
const variants = (prefix: string, variable: string, values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`.${prefix}${name}`, { [variable]: value }]));

const positions = Object.fromEntries(['qb', 'rb', 'wr', 'te', 'k'].map((name) => [name, colour(`position-${name}`)]));
const ages = { green: colour('primary-main'), yellow: colour('warning-main'), red: colour('error-main') };
const shades = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 };

/**
 * The look of elements, and the colours of classes in series. Written to `theme.gen.css` with the variables, so it refers to them by name: a page shows it without any MUI code.
 */
export const elements: Record<string, CSSObject> = {
  body: {
    margin: 0,
    backgroundColor: 'var(--mui-palette-background-default)',
    color: 'var(--mui-palette-text-primary)',
    font: 'var(--mui-font-body1)',
    WebkitFontSmoothing: 'antialiased',
  },
  h1: { font: 'var(--mui-font-h1)' },
  h2: { font: 'var(--mui-font-h2)' },
  h3: { font: 'var(--mui-font-h3)' },
  ':is(h1, h2, h3)': { fontStretch: 'condensed', textWrap: 'balance', overflowWrap: 'anywhere' },
  a: { color: 'var(--mui-palette-primary-main)', textUnderlineOffset: '3px' },
  kbd: {
    padding: '1px 7px',
    border: '1px solid var(--mui-palette-outline)',
    borderBottomWidth: '2px',
    borderRadius: '5px',
    backgroundColor: 'var(--mui-palette-background-raised)',
    font: 'var(--mui-font-caption)',
    fontWeight: 600,
  },
  ...variants('badge--', '--position', positions),
  ...variants('table-pill-', '--pill', ages),
  ...variants('table-shade-', '--shade', shades),
  // On dark backgrounds, and in boxes that would cut it off, the ring differs.
  ':focus-visible': {
    outline: '3px solid var(--ring, var(--mui-palette-info-main))',
    outlineOffset: 'var(--ring-offset, 2px)',
  },
};
