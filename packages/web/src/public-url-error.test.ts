import { expect, it } from 'vitest';
import { publicUrlError } from './public-url-error';

it.each([
  ['https://shop.example.in', undefined],
  ['https://shop.example.in:8443/', undefined],
  [undefined, 'is missing'],
  ['', 'is missing'],
  ['shop', 'must be a URL'],
  ['http://shop.example.in', 'must be an https:// URL'],
  ['https://localhost:3000', 'not localhost'],
  ['http://127.0.0.1:3000', 'not 127.0.0.1'],
  ['https://[::1]', 'not [::1]'],
])('of %j says %j', (url, error) => {
  if (error === undefined) expect(publicUrlError(url)).toBeUndefined();
  else expect(publicUrlError(url)).toContain(error);
});
