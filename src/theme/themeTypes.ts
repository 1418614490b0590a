import type { CustomTheme } from './theme';

/** This theme's additions to MUI's keys. */
declare module '@mui/material/styles' {
  interface CustomPalette {
    /** Borders of controls: 3:1 against every surface. */
    outline: string;
    turf: { main: string; deep: string };
    onTurf: { main: string; muted: string; line: string };
    navbar: { solid: string; black: string };
    medal: Record<'gold' | 'silver' | 'bronze', string>;
    position: Record<'qb' | 'rb' | 'wr' | 'te' | 'k' | 'def' | 'text', string>;
  }
  interface Palette extends CustomPalette {}
  interface PaletteOptions extends Partial<CustomPalette> {}
  interface TypeBackground {
    raised: string;
    stripe: string;
  }
  interface Theme extends CustomTheme {}
  interface CssThemeVariables {
    enabled: true;
  }
  interface ThemeOptions extends Partial<CustomTheme> {}
}
