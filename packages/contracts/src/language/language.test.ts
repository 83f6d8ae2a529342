import { expect, it } from 'vitest';
import { preferredLanguage } from './language';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['hi', 'hi'],
  ['hi-IN', 'hi'],
  ['HI-in', 'hi'],
  ['en-IN', 'en'],
  ['en-IN,hi;q=0.9', 'en'],
  ['hi-IN, en;q=0.9', 'hi'],
  ['en;q=0.5, hi;q=0.8', 'hi'],
  ['ta-IN, hi;q=0.8, en;q=0.5', 'hi'],
  ['fr', 'en'],
  ['hil', 'en'],
  ['hi;q=0', 'en'],
  ['hi;q=none', 'en'],
  [';;,,=', 'en'],
])('of %s is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
