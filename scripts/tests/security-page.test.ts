import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = ['apps', 'packages', 'e2e', 'scripts'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.includes('node_modules') && /\.(test|spec)\.tsx?$/.test(file),
  ),
);
const names = new Set(files.map((file) => /([^/\\]+)\.tsx?$/.exec(file)?.[1]));

it('SECURITY.md names only tests that there are', () => {
  const page = readFileSync(`${root}SECURITY.md`, 'utf8');
  const named = [...page.matchAll(/`([\w.-]+\.(?:test|spec))`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
