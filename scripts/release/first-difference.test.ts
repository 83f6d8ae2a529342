import { expect, test } from 'vitest';
import { firstDifference } from './first-difference';

const at = (before: string, after: string) => firstDifference(Buffer.from(before), Buffer.from(after));

test('names the first byte that differs, with what is around it', () => {
  expect(at('const a = 1;', 'const b = 1;')).toBe(
    'byte 6: "const a = 1;" in the release, "const b = 1;" in the other build',
  );
  expect(at('x'.repeat(100), `${'x'.repeat(99)}y`)).toContain(`byte 99: "${'x'.repeat(41)}"`);
});

test('is the end of the shorter file where it is the beginning of the longer', () => {
  expect(at('{}', '{}\n')).toBe('byte 2: "{}" in the release, "{}\\n" in the other build');
});

test('is nothing for equal files', () => {
  expect(at('{}', '{}')).toBeUndefined();
});
