import type { Theme, ThemeOptions } from '@mui/material/styles';
import './themeTypes';

type Vars = Pick<Theme, 'vars'>;

/** MUI's reset removes the ring of the focus. While the button of a date field has it, the field itself matches `:focus-within` only. */
const ring = {
  outline: '3px solid var(--ring, var(--mui-palette-info-main))',
  outlineOffset: 'var(--ring-offset, 2px)',
};
const focused = { '&:focus-visible, &.Mui-focusVisible, &[type=date]:focus-within': ring };

/** The frame of a segmented control. */
const segments = ({ vars }: Vars) => ({
  minHeight: 0,
  padding: 3,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 11,
  backgroundColor: vars.palette.background.raised,
});

/** A tab or a toggle button in a segmented control. */
const segment = ({ vars }: Vars) => ({
  minWidth: 56,
  minHeight: 36,
  padding: '0 16px',
  border: 0,
  borderRadius: 8,
  color: vars.palette.text.secondary,
  opacity: 1,
  '&:hover': { color: vars.palette.text.primary, backgroundColor: 'transparent' },
  '&.Mui-selected, &.Mui-selected:hover': {
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
  },
  '@media (forced-colors: active)': { '&.Mui-selected': { outline: '2px solid Highlight' } },
});

/** The look of MUI's components. */
export const components: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focused } },
  MuiPaper: { defaultProps: { variant: 'outlined' } },
  MuiAlert: {
    styleOverrides: { root: { alignItems: 'center', marginBottom: 12, fontWeight: 600 }, action: { gap: 8 } },
  },
  // As high as the other fields, with room for the two buttons, and one ring around all.
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root.MuiAutocomplete-inputRoot': { padding: '0 64px 0 0', '&:has(input:focus-visible)': ring },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input.MuiAutocomplete-input': { padding: '10px 12px', outline: 0 },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { padding: '6px 8px', borderRadius: 8, '&&.Mui-focusVisible': { outlineOffset: -4 } } },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: 0 } } },
  MuiDialogContent: { styleOverrides: { root: { '& h3': { margin: '24px 0 8px' } } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 24px' } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 'var(--mui-radius-large)', boxShadow: 'var(--mui-shadows-2)' } } },
  MuiPopover: { styleOverrides: { paper: ({ theme: { vars } }) => ({ boxShadow: vars.shadows[2] }) } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { fontSize: '1rem' },
      notchedOutline: ({ theme: { vars } }) => ({ borderColor: vars.palette.outline }),
      input: { padding: '10px 12px', height: 24, ...focused },
    },
  },
  MuiFormControl: { styleOverrides: { root: { marginBottom: 12 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { vars, typography } }) => ({
        marginBottom: 4,
        color: vars.palette.text.primary,
        fontSize: typography.caption.fontSize,
        fontWeight: 600,
        '&.Mui-focused': { color: vars.palette.text.primary },
      }),
    },
  },
  MuiTabs: { styleOverrides: { root: ({ theme }) => segments(theme), indicator: { display: 'none' } } },
  MuiTab: { styleOverrides: { root: ({ theme }) => segment(theme) } },
  MuiToggleButtonGroup: { styleOverrides: { grouped: { '&&': { margin: 0, border: 0, borderRadius: 8 } } } },
  MuiToggleButton: { styleOverrides: { root: ({ theme }) => segment(theme) } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme: { vars, fontSize } }) => ({
        backgroundColor: vars.palette.success.main,
        color: vars.palette.success.contrastText,
        fontSize: fontSize.body,
        fontWeight: 600,
        '& a': { color: 'inherit' },
      }),
      action: { gap: 8 },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme: { vars, typography } }) => ({
        color: vars.palette.background.paper,
        fontSize: typography.caption.fontSize,
        fontWeight: 400,
      }),
    },
  },
};
