import { expect, test } from 'vitest';
import { teaser } from './news.rules';

test('titles and subtitles are cut at 200 characters on cards, and say so', () => {
  expect(teaser('x'.repeat(200))).toBe('x'.repeat(200));
  expect(teaser('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
});
