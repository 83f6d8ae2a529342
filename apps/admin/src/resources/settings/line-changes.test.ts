import { expect, it } from 'vitest';
import { lineChanges } from './line-changes';

it.each([
  ['a\nb', 'a\nb', ''],
  ['a\n\nb', 'a\nb', ''],
  ['', 'a\nb', '+a +b'],
  ['a\nb', '', '-a -b'],
  ['a\nb\nc', 'a\nB\nc', '-b +B'],
  ['a\nb\nc', 'a\nc', '-b'],
  ['a\nc', 'a\nb\nc\nd', '+b +d'],
  ['a\nb\nc\nd', 'c\nd\na\nb', '-a -b +a +b'],
])('from %j to %j changes the lines %j', (before, after, changes) => {
  const written = lineChanges(before, after).map(({ kind, text }) => (kind === 'added' ? '+' : '-') + text);
  expect(written.join(' ')).toBe(changes);
});
