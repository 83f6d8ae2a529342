/**
 * Cuts Manrope to what our pages are written in, into src/fonts: the characters of English text and of prices, and the
 * rupee sign, which is in another file of the font. Only the weights that we use are kept, as an axis.
 * Run by hand when the font changes: `npx -p subset-font -p tsx tsx packages/ui/scripts/cut-fonts.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Cut {
  targetFormat: 'woff2';
  variationAxes: { wght: { min: number; max: number; default: number } };
}
type SubsetFont = (font: Buffer, text: string, options: Cut) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const cutterPath = process.env.SUBSET_FONT_PATH ?? 'subset-font';
const subsetFont = require(cutterPath) as SubsetFont;

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
/* The same characters as in the unicode-range of fonts.css. */
const BEYOND_ASCII = '\u00A0§©®°·×–—‘’“”•…‹›−';

async function cut(from: string, text: string, name: string): Promise<void> {
  const source = require.resolve(`@fontsource-variable/manrope/files/manrope-${from}-wght-normal.woff2`);
  const font = await subsetFont(readFileSync(source), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  });
  writeFileSync(new URL(`../src/fonts/${name}.woff2`, import.meta.url), font);
  console.log(`${name}.woff2: ${font.length} bytes`);
}

await cut('latin', ASCII + BEYOND_ASCII, 'manrope-english');
await cut('latin-ext', '₹', 'manrope-rupee');
