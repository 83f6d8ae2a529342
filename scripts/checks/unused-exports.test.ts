import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { checkUnusedExports } from './unused-exports';

/** Runs the check over a repository with these files and returns its lines. */
async function linesFor(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'unused-exports-'));
  try {
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const { ok, output } = await checkUnusedExports(root);
    expect(ok).toBe(output === '');
    return output.split('\n').filter((line) => line !== '');
  } finally {
    rmSync(root, { recursive: true });
  }
}

const STOCK = 'apps/a/src/stock.ts';
const USED = 'export const used = 1;';

it.each([
  ['a function', 'export function reserve() {}', 'reserve'],
  ['a function that its own file calls', 'export function reserve() {}\nreserve();', 'reserve'],
  ['a class', 'export class Stock {}', 'Stock'],
  ['a constant', 'export const LIMIT = 1;', 'LIMIT'],
  ['a destructured constant', 'export const { open: [shut] } = x;', 'shut'],
  ['an enumeration', 'export enum Kind { A }', 'Kind'],
  ['an interface', 'export interface Row {}', 'Row'],
  ['a type', 'export type Row = 1;', 'Row'],
  ['a listed name', 'const row = 1; export { row as line };', 'line'],
  ['a name of another module', "export { row } from 'library';", 'row'],
  ['a default export', 'export default 1;', 'default'],
  ['a default function', 'export default function reserve() {}', 'default'],
])('fails on %s that no other file imports', async (_, text, name) => {
  const files = { [STOCK]: `${USED}\n${text}`, 'apps/a/src/main.ts': "import { used } from './stock';" };
  expect(await linesFor(files)).toEqual([`${STOCK}: no other file imports ${name}`]);
});

it.each([
  ['by its name', "import { used } from './stock';"],
  ['under another name', "import { used as known } from './stock';"],
  ['as a type', "import type { used } from './stock';"],
  ['through a namespace', "import * as stock from './stock'; stock.used;"],
  ['through import()', "const { used } = await import('./stock');"],
  ['through a type of import()', "type Used = (typeof import('./stock'))['used'];"],
  ['by passing all on', "export * from './stock';"],
  ['from a workspace package', "import { used } from '@aabha/a/stock';"],
])('passes a name that is imported %s', async (_, text) => {
  expect(await linesFor({ [STOCK]: USED, 'apps/a/src/main.ts': text })).toEqual([]);
});

it.each([
  ['a test', 'apps/a/src/stock.test.ts'],
  ['a script', 'apps/a/src/start.mjs'],
])('counts the imports of %s', async (_, file) => {
  expect(await linesFor({ [STOCK]: USED, [file]: "import { used } from './stock';" })).toEqual([]);
});

it('counts an import of messages without a language as one of the English ones, and trusts translations', async () => {
  const [english, hindi] = ['en', 'hi'].map((language) => `packages/messages/src/${language}/cart.ts`);
  const files = {
    [english ?? '']: `${USED}\nexport const unused = 2;`,
    [hindi ?? '']: USED,
    'apps/a/src/main.ts': "import * as texts from '@aabha/messages/cart'; texts.used;",
  };
  expect(await linesFor(files)).toEqual([`${english}: no other file imports unused`]);
});

it('counts no import from a file of the same name elsewhere', async () => {
  const files = {
    [STOCK]: USED,
    'apps/b/src/stock.ts': USED,
    'apps/b/src/main.ts': "import { used } from './stock';\nimport 'apps/a/src/stock';",
  };
  expect(await linesFor(files)).toEqual([`${STOCK}: no other file imports used`]);
});

it('counts no name of a whole module that the importer leaves out', async () => {
  const files = {
    'apps/a/src/Page.tsx': 'export const Page = 1, Head = 2;\nexport default 3;',
    'apps/a/src/main.tsx': "lazy(() => import('./Page').then((module) => ({ default: module.Page })));",
  };
  expect(await linesFor(files)).toEqual(['apps/a/src/Page.tsx: no other file imports Head']);
});

it('leaves out declarations, generated files and settings of tools', async () => {
  const files = [
    'apps/a/vite.config.ts',
    'apps/a/src/tree.gen.ts',
    'apps/a/src/env.d.ts',
    'scripts/lint/rules.js',
  ];
  expect(await linesFor(Object.fromEntries(files.map((file) => [file, USED])))).toEqual([]);
});
