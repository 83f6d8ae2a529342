/** A declaration of a color of Mantine in minified CSS. */
const DECLARATION = /(--mantine-color-[\w-]+):([^;}]*);?/g;
const REFERENCE = /var\((--mantine-color-[\w-]+)/g;
/** A variant of a named color, whose variable's name Mantine composes at run time, such as `red` and `light-hover`. */
const VARIANT = /^--mantine-color-([a-z]+)-(?:text|filled|light|outline)/;

const referencesIn = (text: string): string[] => [...text.matchAll(REFERENCE)].map(([, name]) => name!);

/** Returns whether a script holds a string that is exactly `word`. */
const isNamed = (scripts: string, word: string) =>
  ['"', "'", '`'].some((quote) => scripts.includes(quote + word + quote));

/**
 * Returns styles without the declarations of Mantine's colors that neither they nor the scripts of the same build use.
 * A color counts as used where a `var()` names it, where the value of a used color does, or, for the variants of a
 * named color, where a script holds the color's name as a string.
 *
 * @param styles Minified CSS, by file name.
 * @param scripts All scripts of the build.
 */
export function dropUnusedColors(
  styles: Readonly<Record<string, string>>,
  scripts: string,
): Record<string, string> {
  const values = new Map<string, string>();
  for (const css of Object.values(styles))
    for (const [, name, value] of css.matchAll(DECLARATION))
      values.set(name!, `${values.get(name!) ?? ''} ${value!}`);
  const rules = Object.values(styles).map((css) => css.replaceAll(DECLARATION, ''));
  const composed = [...values.keys()].filter((name) => {
    const color = VARIANT.exec(name)?.[1];
    return color !== undefined && isNamed(scripts, color);
  });
  const used = new Set<string>();
  const waiting = [...referencesIn(`${rules.join('\n')}\n${scripts}`), ...composed];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...referencesIn(values.get(name) ?? ''));
  }
  /* Its value is a keyword that the rules of every page read, not a color. */
  used.add('--mantine-color-scheme');
  return Object.fromEntries(
    Object.entries(styles).map(([file, css]) => [
      file,
      css.replaceAll(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : '')),
    ]),
  );
}

interface Output {
  type: 'asset' | 'chunk';
  fileName: string;
  source?: string | Uint8Array;
  code?: string;
}

/**
 * A Vite plugin that applies `dropUnusedColors` to a build. Mantine declares 14 colors in 17 variants for two schemes,
 * which would be a tenth of the styles that each page carries.
 */
export function dropUnusedColorsPlugin() {
  return {
    name: 'drop-unused-colors',
    apply: 'build' as const,
    /* After the styles are files. */
    enforce: 'post' as const,
    generateBundle(_options: unknown, bundle: Record<string, Output>) {
      const outputs = Object.values(bundle);
      const sheets = outputs.filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.css'));
      const styles = Object.fromEntries(sheets.map(({ fileName, source }) => [fileName, String(source)]));
      const scripts = outputs.map(({ code }) => code ?? '').join('\n');
      const smaller = dropUnusedColors(styles, scripts);
      for (const sheet of sheets) sheet.source = smaller[sheet.fileName];
    },
  };
}
