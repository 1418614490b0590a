import type { CSSObject } from '@emotion/react';

/*
 * Styles that MUI's components and the HTML elements of pages without MUI share. They refer to the theme's variables by name, because
 * `theme.gen.css` contains them.
 */

export const colour = (name: string) => `var(--mui-palette-${name})`;

/** A step of the theme's spacing. */
export const space = (step: 1 | 2 | 3 | 4 | 5 | 6) => `var(--mui-space-${step})`;

/** The red of dangerous actions and of strokes. */
export const red = colour('navbar-solid');

/** Where the system's colours replace those of the page, which lose backgrounds and shadows. */
export const forcedColours = '@media (forced-colors: active)';

/** The current or selected one of several, with {@link forcedColours}. */
export const forcedCurrent: CSSObject = { outline: '2px solid Highlight' };

/** The ring of the keyboard focus. On dark backgrounds, and in boxes that would cut it off, it differs. */
export const focusRing: CSSObject = {
  outline: `3px solid var(--ring, ${colour('info-main')})`,
  outlineOffset: 'var(--ring-offset, 2px)',
};

/** The frame of buttons and form fields. */
export const control: CSSObject = {
  border: `1px solid ${colour('outline')}`,
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: colour('background-paper'),
};

/** The frame of cards, menus and dialogs. */
export const surface: CSSObject = {
  border: `1px solid ${colour('divider')}`,
  borderRadius: 'var(--mui-radius-large)',
  background: colour('background-paper'),
  boxShadow: 'var(--mui-shadows-1)',
};

/** A slanted stroke, as on a field. */
export const slanted: CSSObject = { content: "''", transform: 'skewX(-14deg)' };

/** Backgrounds of table rows: header and group headings, plain and striped rows, the hovered row. */
export const rows = {
  heading: { background: colour('background-raised'), fontWeight: 600 },
  plain: { background: colour('background-paper') },
  odd: { background: colour('background-stripe') },
  hover: { background: colour('action-hover') },
} satisfies Record<string, CSSObject>;
