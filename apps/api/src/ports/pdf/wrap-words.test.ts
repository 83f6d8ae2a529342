import { expect, it } from 'vitest';
import { wrapWords } from './wrap-words';

const wrap = (text: string, width: number) => wrapWords(text, width, ({ length }) => length);

it.each([
  ['', 5, ['']],
  ['एक दो', 5, ['एक दो']],
  ['एक दो तीन', 5, ['एक दो', 'तीन']],
  ['एक दो तीन', 1000, ['एक दो तीन']],
  ['राम 560034', 8, ['राम', '560034']],
  ['एक\nदो', 5, ['एक', 'दो']],
  ['एक\n\nदो', 5, ['एक', '', 'दो']],
  ['एक  दो', 6, ['एक  दो']],
])('breaks %j at %i', (text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines);
});

it('breaks a word that is wider than a line, between letters with their signs', () => {
  const lines = wrap('कि'.repeat(9), 5);
  expect(lines.join('')).toBe('कि'.repeat(9));
  for (const line of lines) expect(line).toMatch(/^(?:कि){1,2}$/);
});

it('leaves no line wider than the width, and loses no word', () => {
  const text = 'यह बिक्री के अगले वित्त वर्ष के 30 नवंबर के बाद जारी हुआ (CGST अधिनियम, धारा 34(2))।';
  for (let width = 12; width < 90; width += 1) {
    const lines = wrap(text, width);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    expect(lines.join(' ')).toBe(text);
  }
});
