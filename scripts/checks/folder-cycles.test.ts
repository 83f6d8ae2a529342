import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../install.mjs';
import { trackedFiles } from './tracked-files';
import { folderCycles, folderGraph } from './folder-cycles';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aabha-folders-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The cycles of a small tree; a file is given by the relative imports it makes. */
function cyclesOf(files: Record<string, readonly string[]>): string[][] {
  for (const [path, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      imports.map((target) => `import type { x } from '${target}';\n`).join(''),
    );
  }
  return folderCycles(folderGraph(folder, Object.keys(files)));
}

it('finds folders that import each other, through a third too, and by types', () => {
  const files = {
    'a/1.ts': ['../b/1'],
    'b/1.ts': ['../c/1'],
    'c/1.ts': ['../a/2'],
    'a/2.ts': [],
    'd/1.ts': ['../a/1'],
  };
  expect(cyclesOf(files)).toEqual([['a', 'b', 'c']]);
});

it('passes a tree without cycles, folders within each other, and tests', () => {
  const files = {
    'a/1.ts': ['../b/1', './inner/1'],
    'a/2.ts': [],
    'a/inner/1.ts': ['../2'],
    'b/1.ts': [],
    'b/1.test.ts': ['../a/1'],
  };
  expect(cyclesOf(files)).toEqual([]);
});

it('finds none in the product', () => {
  expect(folderCycles(folderGraph(root, trackedFiles(root, 'apps', 'packages')))).toEqual([]);
});
