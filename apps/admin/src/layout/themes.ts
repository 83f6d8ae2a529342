import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { muiThemeOptions } from '@aabha/ui/mui-theme';
import type { SchemeName } from '@aabha/ui/tokens';

/** react-admin's own measures with the house's colours, face and density. */
function themeOf(name: SchemeName, base: RaThemeOptions): RaThemeOptions {
  const house = muiThemeOptions(name);
  return { ...base, ...house, components: { ...base.components, ...house.components } };
}

export const lightTheme = themeOf('light', defaultLightTheme);
export const darkTheme = themeOf('dark', defaultDarkTheme);
