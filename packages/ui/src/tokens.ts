/**
 * Every colour, corner radius and typeface of the design system, defined once. The store uses them as custom
 * properties (`tokens.css`, generated from here), the back office through its Material theme.
 */
export interface ColourScheme {
  page: string;
  surface: string;
  sunken: string;
  line: string;
  /** Borders of controls: 3:1 against the page and the surface. */
  control: string;
  ink: string;
  inkSoft: string;
  /** Links and text in the interactive colour. */
  primary: string;
  /** Filled buttons. */
  primaryFill: string;
  primaryFillHover: string;
  onPrimaryFill: string;
  primarySoft: string;
  onPrimarySoft: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  danger: string;
  dangerFill: string;
  onDangerFill: string;
  dangerSoft: string;
  info: string;
  infoSoft: string;
  /** Rating stars: a graphic, 3:1. */
  star: string;
}

const light: ColourScheme = {
  page: '#fbfaf7',
  surface: '#ffffff',
  sunken: '#f3f1ea',
  line: '#e5e1d7',
  control: '#86827a',
  ink: '#12131a',
  inkSoft: '#555763',
  primary: '#4338ca',
  primaryFill: '#4338ca',
  primaryFillHover: '#372eab',
  onPrimaryFill: '#ffffff',
  primarySoft: '#ecebfc',
  onPrimarySoft: '#372eab',
  success: '#0b5f45',
  successSoft: '#e1f4ea',
  warning: '#7a4306',
  warningSoft: '#fdf0d8',
  danger: '#a61b16',
  dangerFill: '#b3211b',
  onDangerFill: '#ffffff',
  dangerSoft: '#fdeae8',
  info: '#0b4f7d',
  infoSoft: '#e3f1fb',
  star: '#b76a00',
};

const dark: ColourScheme = {
  page: '#0b0c10',
  surface: '#14161d',
  sunken: '#1a1d26',
  line: '#282c38',
  control: '#727789',
  ink: '#f3f3f6',
  inkSoft: '#a9adbb',
  primary: '#aaa5ff',
  primaryFill: '#5d52e4',
  primaryFillHover: '#695fe8',
  onPrimaryFill: '#ffffff',
  primarySoft: '#23213f',
  onPrimarySoft: '#c6c2ff',
  success: '#6fdcae',
  successSoft: '#10291f',
  warning: '#f5bf6b',
  warningSoft: '#2f2311',
  danger: '#ff9a92',
  dangerFill: '#c93a33',
  onDangerFill: '#ffffff',
  dangerSoft: '#351715',
  info: '#86c8f7',
  infoSoft: '#10273a',
  star: '#f5a524',
};

export const schemes = { light, dark } as const;
export type SchemeName = keyof typeof schemes;

/** Gradient from amber to coral, for the hero, ratings and savings, never behind or as body text. */
export const glow = { amber: '#f5a524', coral: '#f8685a' } as const;

export const fontFamily =
  "'Manrope Variable', 'Manrope Meanwhile', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', sans-serif";

/** Corner radii in px. */
export const radii = { small: 8, medium: 12, large: 16, pill: 999 } as const;

/** Foreground and background pairs with their minimum ratio (WCAG 2.2 AA). */
export const contrastPairs: readonly [fore: keyof ColourScheme, back: keyof ColourScheme, ratio: number][] = [
  ...(['page', 'surface', 'sunken'] as const).flatMap((back) =>
    (['ink', 'inkSoft', 'primary', 'success', 'danger', 'warning', 'info'] as const).map(
      (fore) => [fore, back, 4.5] as [keyof ColourScheme, keyof ColourScheme, number],
    ),
  ),
  ['onPrimaryFill', 'primaryFill', 4.5],
  ['onPrimaryFill', 'primaryFillHover', 4.5],
  ['onDangerFill', 'dangerFill', 4.5],
  ['onPrimarySoft', 'primarySoft', 4.5],
  ['ink', 'primarySoft', 4.5],
  ['success', 'successSoft', 4.5],
  ['warning', 'warningSoft', 4.5],
  ['danger', 'dangerSoft', 4.5],
  ['info', 'infoSoft', 4.5],
  ['control', 'page', 3],
  ['control', 'surface', 3],
  ['control', 'sunken', 3],
  ['star', 'page', 3],
  ['star', 'surface', 3],
  ['primaryFill', 'page', 3],
  ['primaryFill', 'surface', 3],
];
