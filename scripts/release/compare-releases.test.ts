import { expect, test } from 'vitest';
import { compareReleases } from './compare-releases';

const sums = (files: Record<string, string>) =>
  Object.entries(files)
    .map(([file, digit]) => `${digit.repeat(64)}  ${file}\n`)
    .join('');

test('equal releases differ in nothing', () => {
  expect(
    compareReleases(sums({ 'bin/api.mjs': 'a', LICENSE: 'b' }), sums({ LICENSE: 'b', 'bin/api.mjs': 'a' })),
  ).toEqual([]);
});

test('each file that differs is named with what is different', () => {
  const released = sums({ 'bin/api.mjs': 'a', 'bin/old.mjs': 'c', LICENSE: 'b' });
  const rebuilt = sums({ 'bin/api.mjs': 'd', 'bin/new.mjs': 'c', LICENSE: 'b' });
  expect(compareReleases(released, rebuilt)).toEqual([
    'bin/api.mjs: other contents',
    'bin/new.mjs: missing in the release',
    'bin/old.mjs: only in the release',
  ]);
});
