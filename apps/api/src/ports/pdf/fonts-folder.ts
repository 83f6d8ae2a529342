import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the folder of Manrope with the rupee sign and of Noto Sans Devanagari (both SIL Open Font License 1.1): beside
 * this file, or beside the bundle.
 */
export function fontsFolder(): string {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'fonts');
  if (!existsSync(join(folder, 'Manrope-Regular.ttf'))) throw new Error(`No fonts in ${folder}.`);
  return folder;
}
