/**
 * Checks the Brotli size of each back-office screen as a first visit against the budget: `npx tsx
 * apps/admin/scripts/bundle-size.ts` after a build. Exits with 1 when a screen exceeds it, or is part of the
 * common first load.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

interface BuiltChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const CLIENT = fileURLToPath(new URL('../dist/client/', import.meta.url));
const KB = 1024;
const SIGN_IN_KB = 295;
const FIRST_SCREEN = 'src/dashboard/Dashboard.tsx';
const FIRST_SCREEN_KB = 340;
const ANY_SCREEN_KB = 375;
const SCREEN = /^src\/(dashboard\/Dashboard|resources\/.*)\.tsx$/;

const manifest = JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, 'utf8')) as Record<
  string,
  BuiltChunk
>;
const keys = Object.keys(manifest);
const entry = keys.find((key) => manifest[key]?.isEntry) ?? '';

/** Returns a chunk with all its static imports. */
function closureOf(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closureOf(next, seen);
  return seen;
}

const sizes = new Map<string, number>();
function brotliKb(key: string): number {
  const file = manifest[key]?.file ?? '';
  if (!file.endsWith('.js')) return 0;
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(CLIENT + file)).length / KB;
  sizes.set(file, known);
  return known;
}
const sumKb = (parts: Iterable<string>) => [...parts].reduce((sum, key) => sum + brotliKb(key), 0);

const entryParts = closureOf(entry);
const screens = keys
  .filter((key) => SCREEN.test(key))
  .map((key) => ({ name: key, kb: sumKb(new Set([...entryParts, ...closureOf(key)])) }))
  .toSorted((a, b) => b.kb - a.kb);
const rows = [
  { name: 'sign-in', kb: sumKb(entryParts), budgetKb: SIGN_IN_KB },
  ...screens.map((screen) => ({
    ...screen,
    budgetKb: screen.name === FIRST_SCREEN ? FIRST_SCREEN_KB : ANY_SCREEN_KB,
  })),
];
for (const { name, kb, budgetKb } of rows)
  console.log(
    `${kb <= budgetKb ? 'ok  ' : 'OVER'} ${name.padEnd(54)} JavaScript ${kb.toFixed(1)} of ${budgetKb} KB`,
  );
const unsplit = [...entryParts].filter((key) => SCREEN.test(key));
if (unsplit.length > 0) console.log(`OVER these screens are in the first load of all: ${unsplit.join(', ')}`);
const split = screens.some(({ name }) => name === FIRST_SCREEN) && unsplit.length === 0;
process.exitCode = split && rows.every(({ kb, budgetKb }) => kb <= budgetKb) ? 0 : 1;
