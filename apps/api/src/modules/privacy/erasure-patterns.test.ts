import { expect, it } from 'vitest';
import { erasurePatterns } from './erasure-patterns';

const found = (pattern: string | null, text: string) =>
  pattern !== null && new RegExp(pattern, 'i').test(text);

it('finds names, addresses and e-mail addresses as whole words, whatever is in them', () => {
  const { textPattern } = erasurePatterns({
    texts: ['Asha Rao', 'asha+tv@example.in', '7 (Temple) St.', 'He said "12 Main"', ''],
    phones: [],
  });
  for (const text of [
    'for asha rao.',
    'to ASHA+TV@example.in',
    'at 7 (Temple) St. today',
    String.raw`{"a":"He said \"12 Main\""}`,
  ])
    expect(found(textPattern, text), text).toBe(true);
  for (const text of ['Natasha Raoji', 'ashaXtv@example.in', '7 Temple St'])
    expect(found(textPattern, text), text).toBe(false);
});

it('leaves out what would be found elsewhere', () => {
  expect(erasurePatterns({ texts: ['Om', '1234567', '  '], phones: ['', '12345'] })).toEqual({
    textPattern: null,
    phonePattern: null,
  });
});

it('finds telephone numbers as whole numbers', () => {
  const { phonePattern } = erasurePatterns({ texts: [], phones: ['9876543210'] });
  expect(found(phonePattern, 'call 9876543210')).toBe(true);
  expect(found(phonePattern, 'order 19876543210')).toBe(false);
});
