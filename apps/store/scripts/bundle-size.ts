/**
 * Checks the Brotli size of first visits against the budgets: `npx tsx apps/store/scripts/bundle-size.ts`
 * after a build. Exits with 1 when a page exceeds its budget.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { closureOf, readBuildManifest } from '../server/build-assets';
import { BUDGETS } from './budgets';

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));
const KB = 1024;

const manifest = readBuildManifest(CLIENT);
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
const brotliKb = (urls: Iterable<string>) =>
  [...urls].reduce((sum, url) => sum + brotliCompressSync(readFileSync(CLIENT + url)).length, 0) / KB;

let over = false;
for (const { page, chunk, scriptKb, styleKb, scriptFiles } of BUDGETS) {
  const route = Object.keys(manifest).find((key) => key.startsWith(`${chunk}?tsr-split=`)) ?? '';
  const parts = [entry, route].map((key) => closureOf(manifest, key));
  const scripts = new Set(parts.flatMap(({ js }) => js));
  const script = brotliKb(scripts);
  const style = brotliKb(new Set(parts.flatMap(({ css }) => css)));
  const fits = script <= scriptKb && style <= styleKb && scripts.size <= scriptFiles;
  over ||= !fits;
  console.log(
    `${fits ? 'ok  ' : 'OVER'} ${page.padEnd(18)} JavaScript ${script.toFixed(1)} of ${scriptKb} KB in ${scripts.size} of ${scriptFiles} files, CSS ${style.toFixed(1)} of ${styleKb} KB`,
  );
}
process.exitCode = over ? 1 : 0;
