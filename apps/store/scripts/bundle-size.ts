/**
 * Checks the Brotli size of first visits against the budgets: `npx tsx apps/store/scripts/bundle-size.ts`
 * after a build. Exits with 1 when a page exceeds its budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { closureOf, readBuildManifest } from '../server/build-assets';
import { LANGUAGES } from '../server/languages';
import { BUDGETS, ON_DEMAND_BUDGETS, TRANSLATION_MORE_SCRIPT_KB } from './budgets';

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));
const KB = 1024;

const brotliKb = (urls: Iterable<string>) =>
  [...urls].reduce((sum, url) => sum + brotliCompressSync(readFileSync(CLIENT + url)).length, 0) / KB;

/** Prints the sizes of scripts that load on demand, without what every page has. Returns whether all are within their budgets. */
function checkOnDemand(): boolean {
  const manifest = readBuildManifest(CLIENT);
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const first = new Set(closureOf(manifest, entry, '/').js);
  const fitting = ON_DEMAND_BUDGETS.map(({ chunk, scriptKb }) => {
    const script = brotliKb(closureOf(manifest, chunk, '/').js.filter((url) => !first.has(url)));
    const fits = script > 1 && script <= scriptKb;
    console.log(`${fits ? 'ok  ' : 'OVER'} ${chunk} JavaScript ${script.toFixed(1)} of ${scriptKb} KB`);
    return fits;
  });
  return fitting.every(Boolean);
}

/** Prints the sizes of the pages of a language. Returns whether all are within their budgets. */
function checkLanguage(basePath: string): boolean {
  const manifest = readBuildManifest(join(CLIENT, basePath));
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const moreKb = basePath === '' ? 0 : TRANSLATION_MORE_SCRIPT_KB;
  const fitting = BUDGETS.map(({ page, chunk, styleKb, scriptFiles, ...budget }) => {
    const scriptKb = budget.scriptKb + moreKb;
    const route = Object.keys(manifest).find((key) => key.startsWith(`${chunk}?tsr-split=`)) ?? '';
    const parts = [entry, route].map((key) => closureOf(manifest, key, `${basePath}/`));
    const scripts = new Set(parts.flatMap(({ js }) => js));
    const script = brotliKb(scripts);
    const style = brotliKb(new Set(parts.flatMap(({ css }) => css)));
    const fits = script <= scriptKb && style <= styleKb && scripts.size <= scriptFiles;
    console.log(
      `${fits ? 'ok  ' : 'OVER'} ${(basePath + page).padEnd(21)} JavaScript ${script.toFixed(1)} of ${scriptKb} KB in ${scripts.size} of ${scriptFiles} files, CSS ${style.toFixed(1)} of ${styleKb} KB`,
    );
    return fits;
  });
  return fitting.every(Boolean);
}

const fitting = [...LANGUAGES.map(({ basePath }) => checkLanguage(basePath)), checkOnDemand()];
process.exitCode = fitting.every(Boolean) ? 0 : 1;
