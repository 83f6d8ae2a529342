import type { ThemeOptions } from '@mui/material/styles';
import { fontFamily, radii, schemes, type ColourScheme, type SchemeName } from './tokens';

function palette(name: SchemeName): ThemeOptions['palette'] {
  const c = schemes[name];
  return {
    mode: name,
    primary: {
      main: name === 'light' ? c.primaryFill : c.primary,
      contrastText: name === 'light' ? c.onPrimaryFill : c.page,
    },
    secondary: { main: c.primary, contrastText: c.surface },
    success: { main: c.success, light: c.successSoft, contrastText: c.surface },
    warning: { main: c.warning, light: c.warningSoft, contrastText: c.surface },
    error: {
      main: name === 'light' ? c.dangerFill : c.danger,
      light: c.dangerSoft,
      contrastText: name === 'light' ? c.onDangerFill : c.page,
    },
    info: { main: c.info, light: c.infoSoft, contrastText: c.surface },
    background: { default: c.page, paper: c.surface },
    text: { primary: c.ink, secondary: c.inkSoft },
    divider: c.line,
  };
}

/** The soft colours of the palette: Material's own are almost white, and black in the dark scheme. */
const alertColours = (c: ColourScheme) => ({
  '&.MuiAlert-standard': {
    color: c.ink,
    '&.MuiAlert-colorInfo': { backgroundColor: c.infoSoft },
    '&.MuiAlert-colorSuccess': { backgroundColor: c.successSoft },
    '&.MuiAlert-colorWarning': { backgroundColor: c.warningSoft },
    '&.MuiAlert-colorError': { backgroundColor: c.dangerSoft },
  },
});

const FONT_PX = 14;
const HELPER_PX = 13;
const HELPER_GAP_PX = 6;

/**
 * Material UI theme of the back office: the same colours and typeface as the store, dense, hairlines in place
 * of shadows.
 */
export function muiThemeOptions(name: SchemeName): ThemeOptions {
  const c = schemes[name];
  return {
    palette: palette(name),
    shape: { borderRadius: radii.small },
    spacing: 8,
    typography: {
      fontFamily,
      fontSize: FONT_PX,
      button: { textTransform: 'none', fontWeight: 600 },
      h1: { fontSize: 28, fontWeight: 700, letterSpacing: '-0.02em' },
      h2: { fontSize: 22, fontWeight: 700, letterSpacing: '-0.015em' },
      h3: { fontSize: 18, fontWeight: 700 },
      h4: { fontSize: 16, fontWeight: 700 },
      h5: { fontSize: 15, fontWeight: 700 },
      h6: { fontSize: FONT_PX, fontWeight: 700 },
    },
    components: {
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { styleOverrides: { root: { border: `1px solid ${c.line}`, borderRadius: radii.medium } } },
      MuiButton: { defaultProps: { disableElevation: true, size: 'small' } },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'dense' } },
      MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined', margin: 'dense' } },
      /* Helper texts below read-only fields stay readable, and the label of the next field keeps clear of them. */
      MuiFormHelperText: {
        styleOverrides: {
          root: { fontSize: HELPER_PX, marginBottom: HELPER_GAP_PX, '&.Mui-disabled': { color: c.inkSoft } },
        },
      },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: c.control } } },
      MuiTable: { defaultProps: { size: 'small', stickyHeader: true } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: c.line, fontVariantNumeric: 'tabular-nums' },
          head: { fontWeight: 700, backgroundColor: c.sunken, color: c.ink },
        },
      },
      MuiAppBar: {
        defaultProps: { elevation: 0, color: 'default' },
        styleOverrides: {
          root: { backgroundColor: c.surface, color: c.ink, borderBottom: `1px solid ${c.line}` },
        },
      },
      MuiAlert: { styleOverrides: { root: alertColours(c) } },
      MuiTooltip: { defaultProps: { arrow: true } },
    },
  };
}
