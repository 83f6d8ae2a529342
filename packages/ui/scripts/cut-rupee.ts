/**
 * Cuts the rupee sign out of Manrope's Latin-extended file into src/fonts/manrope-rupee.woff2, keeping the weight axis.
 * Run by hand when the font changes: `npx -p subset-font -p tsx tsx packages/ui/scripts/cut-rupee.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type SubsetFont = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const cutterPath = process.env.SUBSET_FONT_PATH ?? 'subset-font';
const subsetFont = require(cutterPath) as SubsetFont;

const source = require.resolve('@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2');
const cut = await subsetFont(readFileSync(source), '₹', { targetFormat: 'woff2' });
writeFileSync(new URL('../src/fonts/manrope-rupee.woff2', import.meta.url), cut);
console.log(`manrope-rupee.woff2: ${cut.length} bytes`);
