import type { CSSObject } from '@emotion/react';
import { colour, focusRing } from './mixins';

/** One class per name, each of which sets a CSS variable to its own value. */
const variants = (prefix: string, variable: string, values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`.${prefix}${name}`, { [variable]: value }]));

const positions = Object.fromEntries(['qb', 'rb', 'wr', 'te', 'k'].map((name) => [name, colour(`position-${name}`)]));
const ages = { green: colour('primary-main'), yellow: colour('warning-main'), red: colour('error-main') };
const shades = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 };

/** The look of elements and texts, and the colours of classes in series. */
export const elements: Record<string, CSSObject> = {
  body: {
    margin: 0,
    backgroundColor: colour('background-default'),
    color: colour('text-primary'),
    font: 'var(--mui-font-body1)',
    WebkitFontSmoothing: 'antialiased',
  },
  h1: { font: 'var(--mui-font-h1)' },
  h2: { font: 'var(--mui-font-h2)' },
  h3: { font: 'var(--mui-font-h3)' },
  ':is(h1, h2, h3)': { fontStretch: 'condensed', textWrap: 'balance', overflowWrap: 'anywhere' },
  a: { color: colour('primary-main'), textUnderlineOffset: '3px' },
  p: { margin: '0 0 var(--mui-space-3)' },
  img: { maxWidth: '100%', verticalAlign: 'middle' },
  summary: { width: 'fit-content', minHeight: '24px', cursor: 'pointer' },
  // Links in the colour of the text around them: names in headings, and in places where each name is a link.
  ':is(h1, h2, .row-link, .plain-links) a': {
    color: 'inherit',
    textDecorationColor: colour('outline'),
    textDecorationThickness: '1px',
  },
  '.muted': { color: colour('text-secondary'), fontSize: 'var(--mui-fontSize-small)', fontVariantNumeric: 'tabular-nums' },
  '.slot--starter': { fontWeight: 600 },
  '.slot--reserve': { fontStyle: 'italic' },
  '.failed': { color: colour('error-main'), fontWeight: 600 },
  '.overdue': { color: colour('warning-main') },
  // Reserves the space of a name that is loading; its text is for screen readers.
  '.waiting': {
    width: '9rem',
    borderRadius: 'var(--mui-shape-borderRadius)',
    background: colour('divider'),
    color: 'transparent',
  },
  // Names and values, such as a player's.
  '.rules dt': { fontWeight: 600 },
  '.facts': { columnGap: 'var(--mui-space-6)' },
  '.facts dd': { minHeight: '1.5em', fontWeight: 600, overflowWrap: 'anywhere' },
  '.facts dt': {
    color: colour('text-secondary'),
    fontSize: '0.75rem',
    fontWeight: 600,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  },
  kbd: {
    padding: '1px 7px',
    border: `1px solid ${colour('outline')}`,
    borderBottomWidth: '2px',
    borderRadius: '5px',
    backgroundColor: colour('background-raised'),
    font: 'var(--mui-font-caption)',
    fontWeight: 600,
  },
  ...variants('badge--', '--position', positions),
  ...variants('table-pill-', '--pill', ages),
  ...variants('table-shade-', '--shade', shades),
  ':focus-visible': focusRing,
};
