import { createTheme } from '@mui/material/styles';
import { components } from './components';
import './themeTypes';

const spacing = 8;
const shadowLow = '0 1px 2px rgb(9 30 18 / 8%), 0 2px 8px rgb(9 30 18 / 6%)';
const shadowHigh = '0 4px 12px rgb(9 30 18 / 14%), 0 16px 40px rgb(9 30 18 / 18%)';

const fontFamily = {
  body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif",
  display:
    "'Avenir Next Condensed', 'Roboto Condensed', Bahnschrift, 'DIN Condensed', 'Liberation Sans Narrow', 'Arial Narrow', 'Helvetica Neue', Arial, sans-serif",
};
const fontSize = {
  small: '0.8125rem',
  body: '0.9375rem',
  large: '1.125rem',
  title: '1.375rem',
  page: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)',
  hero: 'clamp(3.25rem, 1.6rem + 7vw, 7.5rem)',
};
/** The durations for viewers who want less motion. */
export const reducedDuration = { fast: '0ms', slow: '0ms', collapse: '0ms', spin: '3s' };
const heading = { fontFamily: fontFamily.display, fontWeight: 800, lineHeight: 1.1 };

/** This theme's additions to MUI's, most of them for plain CSS only. */
const custom = {
  space: Object.fromEntries([0.5, 1, 1.5, 2, 3, 5].map((factor, index) => [index + 1, `${factor * spacing}px`])),
  radius: { large: '14px' },
  fontFamily,
  fontSize,
  duration: { fast: '150ms', slow: '300ms', collapse: '350ms', spin: '800ms' },
  page: { width: 'clamp(1440px, 75vw, 1760px)', gap: 'clamp(12px, 3vw, 32px)' },
  navbar: { height: '64px' },
};
export type CustomTheme = typeof custom;

/** A variable that differs between the schemes must be a colour: see `scripts/generateTheme.ts`. */
const opacities = { hoverOpacity: 0.06, selectedOpacity: 0.12, activatedOpacity: 0.16 };
const opacity = { inputPlaceholder: 0.7, inputUnderline: 0.5, switchTrack: 0.38, switchTrackDisabled: 0.2 };

/** Colours that are the same in both schemes: the dark ground of the navbar and the landing page, and medals. */
const shared = {
  secondary: { main: '#b3121d', light: '#ff5a4a', dark: '#930c16', contrastText: '#ffffff' },
  navbar: { solid: '#b3121d', black: '#0a0b0b' },
  medal: { gold: '#d9a514', silver: '#a9b0b7', bronze: '#b5713a' },
  Alert: Object.fromEntries(
    ['error', 'warning', 'info', 'success'].flatMap((severity) => [
      [`${severity}FilledBg`, `var(--mui-palette-${severity}-main)`],
      [`${severity}FilledColor`, `var(--mui-palette-${severity}-contrastText)`],
    ]),
  ),
  onTurf: { main: '#f5f8f3', muted: '#bed0c3', line: 'rgb(245 248 243 / 22%)' },
};

/**
 * The one source of colours, type, spacing and shape. `npm run theme` writes its CSS variables to `variables.gen.css`, which every page
 * contains, so plain CSS uses them before any MUI code is loaded.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  colorSchemes: {
    light: {
      palette: {
        ...shared,
        primary: { main: '#14693c', light: '#2f8557', dark: '#0e4f2c', contrastText: '#ffffff' },
        error: { main: '#b3121d', light: '#c9414a', dark: '#8c0e17', contrastText: '#ffffff' },
        warning: { main: '#855600', light: '#a97412', dark: '#654100', contrastText: '#ffffff' },
        info: { main: '#0b57d0', light: '#3f7bdb', dark: '#0842a0', contrastText: '#ffffff' },
        success: { main: '#0a6a72', light: '#2b8790', dark: '#064f55', contrastText: '#ffffff' },
        background: { default: '#f1f1ea', paper: '#ffffff', raised: '#f4f6f1', stripe: '#f6f8f4' },
        text: { primary: '#14201a', secondary: '#4d5b53' },
        divider: '#d6dbd3',
        outline: '#78867d',
        action: { ...opacities, hover: '#e4eee4' },
        turf: { main: '#12331f', deep: '#0b2416' },
        position: { qb: '#ab1b38', rb: '#17693b', wr: '#1a5a9e', te: '#855000', k: '#693d9b', def: '#46525a', text: '#ffffff' },
        TableCell: { border: '#d6dbd3' },
        Tooltip: { bg: '#14201a' },
        Input: { autofillWebkitBoxShadow: 'none' },
      },
      opacity,
    },
    dark: {
      palette: {
        ...shared,
        primary: { main: '#6ad394', light: '#93e2b2', dark: '#4bb877', contrastText: '#06210f' },
        error: { main: '#ff9389', light: '#ffb3ac', dark: '#e8746a', contrastText: '#300505' },
        warning: { main: '#f2c14e', light: '#f6d37f', dark: '#d3a331', contrastText: '#241900' },
        info: { main: '#a8c7fa', light: '#c5dafc', dark: '#7fabf5', contrastText: '#06210f' },
        success: { main: '#63cfd9', light: '#92e0e7', dark: '#43b2bc', contrastText: '#04211f' },
        background: { default: '#0b1410', paper: '#121e18', raised: '#1a2a22', stripe: '#16241d' },
        text: { primary: '#ecf2ed', secondary: '#a7b8ad' },
        divider: '#2c4036',
        outline: '#71867a',
        action: { ...opacities, hover: '#20362b' },
        turf: { main: '#0d2718', deep: '#081c11' },
        position: { qb: '#ff94a6', rb: '#6ad394', wr: '#8bbef7', te: '#f2b968', k: '#c9abf3', def: '#b6c4cd', text: '#0b1410' },
        TableCell: { border: '#2c4036' },
        Tooltip: { bg: '#ecf2ed' },
        Input: { autofillWebkitBoxShadow: 'none' },
      },
      opacity,
    },
  },
  typography: {
    fontFamily: fontFamily.body,
    h1: { ...heading, fontSize: fontSize.page },
    h2: { ...heading, fontSize: fontSize.title },
    h3: { ...heading, fontSize: fontSize.large },
    h6: { ...heading, fontSize: fontSize.title },
    body1: { fontSize: fontSize.body, lineHeight: 1.5 },
    body2: { fontSize: '0.875rem' },
    caption: { fontSize: fontSize.small },
    button: { fontSize: fontSize.body, fontWeight: 600, lineHeight: 1.2, textTransform: 'none' },
  },
  spacing,
  shape: { borderRadius: 8 },
  shadows: ['none', shadowLow, shadowHigh, ...Array<string>(22).fill('var(--mui-shadows-2)')] as never,
  zIndex: { appBar: 1030, modal: 1050, snackbar: 1060, tooltip: 1070 },
  motion: { reducedMotion: 'system' },
  ...custom,
  components,
});
