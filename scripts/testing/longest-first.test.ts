import { expect, it } from 'vitest';
import { trackedFiles } from '../checks/tracked-files';
import { root } from '../install.mjs';
import { LONG_FILES } from './longest-first';

it('begins with files that exist', () => {
  const tests = trackedFiles(root).filter((file) => /\.test\.tsx?$/.test(file));
  expect(LONG_FILES.filter((part) => !tests.some((file) => file.includes(`${part}.`)))).toEqual([]);
});
