import type { CSSObject } from '@emotion/react';
import { colour, control, forcedColours, forcedCurrent, red, slanted, space } from './mixins';

/** The shared look of buttons, and of links that look like them. */
const pressable: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  cursor: 'pointer',
  font: 'var(--mui-font-button)',
  textDecoration: 'none',
};

const button: CSSObject = {
  ...pressable,
  ...control,
  justifyContent: 'center',
  gap: space(2),
  padding: `0 ${space(4)}`,
  color: colour('text-primary'),
  // An overlay on any background colour.
  '&:hover': { backgroundImage: 'linear-gradient(rgb(128 128 128 / 15%) 0 0)' },
  '&:is(.button--primary, [aria-current])': {
    borderColor: 'transparent',
    backgroundColor: colour('primary-main'),
    color: colour('primary-contrastText'),
  },
  [forcedColours]: { '&[aria-current]': forcedCurrent },
};

const dangerButton: CSSObject = { borderColor: 'transparent', backgroundColor: red, color: '#fff' };

/** Something can be lost. */
const riskyButton: CSSObject = {
  boxShadow: `inset 0 0 0 2px ${red}, inset 0 0 0 3px #fff`,
  '&::before': { content: "'⚠' / ''" },
};

/** Links to the views of a page. They look like MUI's tabs, which the server does not render. */
const tabs: CSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  width: 'fit-content',
  maxWidth: '100%',
  marginBottom: space(5),
  padding: '3px',
  border: `1px solid ${colour('divider')}`,
  borderRadius: '11px',
  backgroundColor: colour('background-raised'),
  '& a': {
    ...pressable,
    minHeight: '36px',
    padding: `0 ${space(4)}`,
    borderRadius: control.borderRadius,
    color: colour('text-secondary'),
    '&:hover': { color: colour('text-primary') },
    '&[aria-current]': { backgroundColor: colour('primary-main'), color: colour('primary-contrastText') },
  },
  '@media (forced-colors: active)': { '& a[aria-current]': { outline: '2px solid Highlight' } },
};

/** An item of the navbar and of its menus. */
const navbarLink: CSSObject = {
  ...pressable,
  display: 'flex',
  gap: '10px',
  padding: '0 14px',
  border: 0,
  borderRadius: control.borderRadius,
  background: 'none',
  color: 'inherit',
  transition: 'background-color var(--mui-duration-fast)',
  '&:hover': { background: 'rgb(0 0 0 / 28%)' },
  '&[aria-current]': { textDecoration: 'underline 2px', textUnderlineOffset: '6px' },
  [forcedColours]: { '.navbar__list &[aria-current]': forcedCurrent },
};

/** The product's name in the navbar, after two chalk strokes: a yard line and the sideline it meets. */
const brand: CSSObject = {
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  marginRight: space(5),
  color: 'inherit',
  font: '800 condensed 1.5rem / 1 var(--mui-fontFamily-display)',
  letterSpacing: '0.04em',
  textDecoration: 'none',
  textTransform: 'uppercase',
  '&::before': {
    ...slanted,
    width: '14px',
    height: '24px',
    borderRight: '4px solid #fff',
    background: `linear-gradient(${colour('secondary-light')} 0 0) left / 6px no-repeat`,
  },
};

/** Native fields, for pages that do not load MUI. Phones zoom in on fields with a smaller font. */
const input: CSSObject = {
  width: '100%',
  minHeight: '44px',
  padding: `0 ${space(3)}`,
  ...control,
  color: 'inherit',
  font: '1rem / 1.5 var(--mui-fontFamily-body)',
};

/** The look of buttons, native fields and the navbar's links, which pages show without MUI. */
export const controls: Record<string, CSSObject> = {
  '.button': button,
  '.button--danger': dangerButton,
  '.button--risky': riskyButton,
  '.tabs': tabs,
  // A dangerous action in a table row, where a filled button would stand out too much.
  '.button--quiet-danger': { borderColor: 'currentcolor', color: colour('error-main') },
  ".button:is(:disabled, [aria-disabled='true'])": { backgroundImage: 'none', cursor: 'default', opacity: 0.5 },
  '.navbar__brand': brand,
  '.navbar__link': navbarLink,
  '.input': input,
  'select.input': { width: 'auto', maxWidth: '16rem' },
  ":where([type='checkbox'], [type='radio'])": {
    width: '18px',
    height: '18px',
    margin: 0,
    accentColor: colour('primary-main'),
  },
};
