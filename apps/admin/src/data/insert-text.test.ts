import { expect, test } from 'vitest';
import { insertText } from './insert-text';

test('a text is inserted at its place and replaces nothing', () => {
  expect(insertText('', 0, 'Yes.')).toEqual({ text: 'Yes.', end: 4 });
  expect(insertText('Dear Asha, ', 11, 'yes.')).toEqual({ text: 'Dear Asha, yes.', end: 15 });
  expect(insertText('Hello.Bye.', 6, 'Yes.')).toEqual({ text: 'Hello.\n\nYes.\n\nBye.', end: 12 });
  expect(insertText('Hello.\nBye.', 99, 'Yes.').text).toBe('Hello.\nBye.\n\nYes.');
});
