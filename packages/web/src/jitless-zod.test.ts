import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { jitlessZod } from './jitless-zod';

const file = createRequire(import.meta.url)
  .resolve('zod/v4/core')
  .replace(/index\.\w+$/, 'schemas.js');
const { transform } = jitlessZod();

it('turns compiled schemas off in the browser’s build of the present zod, and not on the server', () => {
  const code = readFileSync(file, 'utf8');
  expect(transform(code, file)?.code).toContain('const jit = false;');
  expect(transform(code, file, { ssr: true })).toBeNull();
  expect(transform('const a = 1;', '/src/a.js')).toBeNull();
});

it('stops the build where zod has changed', () => {
  expect(() => transform('const a = 1;', file)).toThrow('zod decides elsewhere');
});
