import { fontFamily, glow, radii, schemes, type ColourScheme, type SchemeName } from './tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const lines = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([name, value]) => `  ${name}: ${value};`).join('\n');

/** Mantine's variables mapped to ours once in CSS, which is cheaper than inline styles in every page. */
function mantineVariables(): [string, string][] {
  return [
    ['--mantine-color-body', 'var(--page)'],
    ['--mantine-color-text', 'var(--ink)'],
    ['--mantine-color-bright', 'var(--ink)'],
    ['--mantine-color-dimmed', 'var(--ink-soft)'],
    ['--mantine-color-placeholder', 'var(--ink-soft)'],
    ['--mantine-color-anchor', 'var(--primary)'],
    ['--mantine-color-error', 'var(--danger)'],
    ['--mantine-color-default', 'var(--surface)'],
    ['--mantine-color-default-hover', 'var(--sunken)'],
    ['--mantine-color-default-color', 'var(--ink)'],
    ['--mantine-color-default-border', 'var(--control)'],
    ['--mantine-primary-color-filled', 'var(--primary-fill)'],
    ['--mantine-primary-color-filled-hover', 'var(--primary-fill-hover)'],
    ['--mantine-primary-color-contrast', 'var(--on-primary-fill)'],
    ['--mantine-primary-color-light', 'var(--primary-soft)'],
    ['--mantine-primary-color-light-hover', 'var(--primary-soft)'],
    ['--mantine-primary-color-light-color', 'var(--on-primary-soft)'],
    ['--mantine-color-red-filled', 'var(--danger-fill)'],
    ['--mantine-color-red-light', 'var(--danger-soft)'],
    ['--mantine-color-red-light-color', 'var(--danger)'],
    ['--mantine-color-red-outline', 'var(--danger)'],
    ['--mantine-color-green-light', 'var(--success-soft)'],
    ['--mantine-color-green-light-color', 'var(--success)'],
    ['--mantine-color-yellow-light', 'var(--warning-soft)'],
    ['--mantine-color-yellow-light-color', 'var(--warning)'],
  ];
}

function schemeBlock(name: SchemeName, selector: string): string {
  const scheme: ColourScheme = schemes[name];
  const own = Object.entries(scheme).map(([key, value]) => [`--${kebab(key)}`, value] as const);
  return `${selector} {\n${lines([['color-scheme', name], ...own])}\n}`;
}

/** Paper is light: what is printed has the light colours, also of a page that is dark on the screen. */
const colourSchemes = () => [
  schemeBlock('light', 'html:root[data-mantine-color-scheme]'),
  `@media screen {\n${schemeBlock('dark', "html:root[data-mantine-color-scheme='dark']")}\n}`,
];

/** Returns the text of `tokens.css`. */
export function tokensCss(): string {
  const root = lines([
    ['--font', fontFamily],
    ['--mantine-font-family', 'var(--font)'],
    ['--mantine-font-family-headings', 'var(--font)'],
    ['--glow-amber', glow.amber],
    ['--glow-coral', glow.coral],
    ['--glow', `linear-gradient(100deg, ${glow.amber}, ${glow.coral})`],
    ...Object.entries(radii).map(([key, px]) => [`--radius-${key}`, `${px}px`] as const),
    ['--mantine-radius-default', 'var(--radius-medium)'],
  ]);
  return [
    '/* Written from tokens.ts by `npx tsx packages/ui/scripts/write-tokens-css.ts`; a test compares the two. */',
    `html:root {\n${root}\n}`,
    ...colourSchemes(),
    `html:root[data-mantine-color-scheme] {\n${lines(mantineVariables())}\n}`,
    '',
  ].join('\n\n');
}
