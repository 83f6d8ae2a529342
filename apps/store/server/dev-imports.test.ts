import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const IMPORTED = /^import (?!type ).* from '(\.\/[^']+)';$/gm;

it('the development server imports no styles or components, which Node.js cannot load', () => {
  const source = readFileSync(new URL('dev.ts', import.meta.url), 'utf8');
  const modules = [...source.matchAll(IMPORTED)].map(
    ([, path]) => new URL(`${path}.ts`, import.meta.url).href,
  );
  expect(modules.length).toBeGreaterThan(0);
  const load = modules.map((url) => `await import(${JSON.stringify(url)});`).join('');
  const args = ['--import', 'tsx', '--input-type=module', '--eval', `${load} console.log('loaded')`];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('loaded\n');
});
