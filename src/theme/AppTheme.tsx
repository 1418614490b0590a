import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * The theme for MUI components. Wrap MUI where it is used, inside the chunk that loads it, so that pages without MUI do not load it. Its
 * CSS variables are in every page (`variables.gen.css`); `browser/colorScheme.ts` applies the chosen colour scheme.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} disableStyleSheetGeneration storageManager={null}>
      {children}
    </ThemeProvider>
  );
}
