import type { CSSObject } from '@emotion/react';
import { colour, red, slanted, space, surface } from './mixins';

const badge: CSSObject = {
  display: 'inline-flex',
  justifyContent: 'center',
  minWidth: '2.4rem',
  padding: '2px 7px',
  borderRadius: '5px',
  background: `var(--position, ${colour('position-def')})`,
  color: colour('position-text'),
  fontSize: '0.75rem',
  fontWeight: 700,
  letterSpacing: '0.02em',
  lineHeight: 1.4,
};

const spinner: CSSObject = {
  width: '40px',
  height: '40px',
  margin: '100px auto',
  border: `4px solid ${colour('divider')}`,
  borderTopColor: colour('primary-main'),
  borderRadius: '50%',
  background: colour('background-paper'),
  animation: 'spin var(--mui-duration-spin) linear infinite',
};

/** A card that is loading: a title and lines. */
const skeleton: CSSObject = {
  minHeight: 'var(--skeleton, 540px)',
  background: [
    `linear-gradient(${colour('divider')} 0 0) ${space(4)} 20px / 9rem 16px no-repeat`,
    `linear-gradient(${colour('background-paper')} 0 0) 0 0 / 100% 55px no-repeat`,
    `repeating-linear-gradient(transparent 0 43px, ${colour('divider')} 43px 44px) 0 11px`,
    colour('background-paper'),
  ].join(', '),
};

const notice: CSSObject = {
  margin: `${space(4)} 0 0`,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: colour('warning-main'),
  color: colour('warning-contrastText'),
};

/** A failure, at the lower edge of the page. */
const badNotice: CSSObject = {
  position: 'fixed',
  zIndex: 'var(--mui-zIndex-snackbar)',
  inset: `auto ${space(4)} ${space(4)}`,
  maxWidth: '560px',
  margin: '0 auto',
  background: colour('error-main'),
  color: colour('error-contrastText'),
};

/** The dots of a team's last results: full for a win, half full for a tie, empty for a loss. Forced colours keep borders, not backgrounds. */
const results: CSSObject = {
  display: 'flex',
  gap: '4px',
  marginTop: '4px',
  '& > i': { width: '8px', height: '8px', border: `1.5px solid ${colour('outline')}`, borderRadius: '50%' },
  '& > .last-results__W': { borderWidth: '4px', borderColor: colour('primary-main') },
  '& > .last-results__T': { borderLeftWidth: '4px' },
};

/** A picture or initials in a circle, which keeps its size also in a table cell without a width. */
const avatar: CSSObject = {
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 'var(--avatar, 32px)',
  maxWidth: 'none',
  height: 'var(--avatar, 32px)',
  borderRadius: '50%',
  background: colour('turf-main'),
  color: colour('onTurf-main'),
  font: '800 1rem / 1 var(--mui-fontFamily-display)',
  objectFit: 'cover',
};

/** A stroke before a card's title. */
const stroke: CSSObject = {
  ...slanted,
  display: 'inline-block',
  width: '5px',
  height: '0.8em',
  marginRight: '10px',
  background: red,
};

/** The look of badges, cards, avatars, notices and loading states, which pages show without MUI. */
export const display: Record<string, CSSObject> = {
  '.badge': badge,
  '.last-results': results,
  '.spinner': spinner,
  '@keyframes spin': { to: { rotate: '1turn' } },
  '.card, .navbar__list': surface,
  '.card': { overflow: 'hidden', minWidth: 0 },
  '.skeleton': skeleton,
  '.notice': notice,
  '.notice--bad': badNotice,
  '.card__body, .card__title': { padding: space(4) },
  '.card__title': {
    '&::before': stroke,
    '& + .card__body': { paddingTop: 0 },
    '.card__body > &': { padding: `0 0 ${space(4)}` },
  },
  '.avatar': avatar,
};
