import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isGuessablePassword } from './guessable-password';

it.each(['Aabha-Admin-2026', 'television12345', 'the LED TV shop', 'SuperAdmin@2026!', 'Welcome to Aabha'])(
  'refuses %s',
  (password) => expect(isGuessablePassword(password)).toBe(true),
);

it.each(['nine lemons on a bicycle', 'my television hums', '987412365478', 'correct horse', 'आभा का नया घर'])(
  'takes %s',
  (password) => expect(isGuessablePassword(password)).toBe(false),
);

it('has the words that the specification lists', () => {
  const page = readFileSync(new URL('../../../docs/spec/staff-sign-in.md', import.meta.url), 'utf8');
  const [, listed = ''] = /The words are (.+?)\.\n/.exec(page) ?? [];
  const words = listed.split(/, | and /);
  expect(words).toHaveLength(19);
  expect(words.filter((word) => !isGuessablePassword(word))).toEqual([]);
});
