import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { muiThemeOptions } from '@aabha/ui/mui-theme';
import type { SchemeName } from '@aabha/ui/tokens';

/* A table that is wider than its screen scrolls by itself; the page never does. */
const NARROW = '@media (max-width: 1100px)';
const PHONE = '@media (max-width: 599px)';
const lists = {
  RaDataTable: { styleOverrides: { root: { [NARROW]: { overflowX: 'auto' } } } },
  RaListToolbar: { styleOverrides: { root: { [PHONE]: { backgroundColor: 'transparent' } } } },
  RaTopToolbar: { styleOverrides: { root: { [PHONE]: { backgroundColor: 'transparent' } } } },
  RaFilterForm: { styleOverrides: { root: { [PHONE]: { backgroundColor: 'transparent' } } } },
  /* Paler than text may be, as react-admin has it. */
  RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } } },
  RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
} as RaThemeOptions['components'];

/** react-admin's own measures with the house's colours, face and density. */
function themeOf(name: SchemeName, base: RaThemeOptions): RaThemeOptions {
  const house = muiThemeOptions(name);
  return { ...base, ...house, components: { ...base.components, ...house.components, ...lists } };
}

export const lightTheme = themeOf('light', defaultLightTheme);
export const darkTheme = themeOf('dark', defaultDarkTheme);
