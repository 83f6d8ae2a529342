import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the fonts are: in a checkout, and beside the bundle. */
const FOLDERS = ['../ports/pdf/fonts', 'fonts'];

/** Returns the folder of Manrope with the rupee sign and of Noto Sans Devanagari (both SIL Open Font License 1.1). */
export function fontsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const folder = FOLDERS.map((path) => join(here, path)).find((path) =>
    existsSync(join(path, 'Manrope-Regular.ttf')),
  );
  if (folder === undefined) throw new Error(`No fonts in ${here}.`);
  return folder;
}
