import { describe, expect, it } from 'vitest';
import { databaseUrlError } from './database-url-error';
import { hostOptions, hostsOf } from './host-options';

describe('a connection URL', () => {
  it.each([
    ['postgres://aabha:secret@127.0.0.1:5432/aabha'],
    ['postgresql://db.example/shop?sslmode=require'],
    ['postgres://aabha:s%40cret@a.example:5432,b.example:5433,c.example/shop'],
  ])('%s is valid', (url) => expect(databaseUrlError(url)).toBeUndefined());

  it.each([
    ['mysql://127.0.0.1/aabha', 'must be a postgres:// URL'],
    ['postgres://u:se/cret@a.example/shop', 'must be a postgres:// URL, but its host number 1 is not valid'],
    ['127.0.0.1:5432/aabha', 'must be a postgres:// URL'],
    ['postgres://a.example:5432,/shop', 'must be a postgres:// URL, but its host number 2 is not valid'],
    [
      'postgres://a.example,b.example:99999/shop',
      'must be a postgres:// URL, but its host number 2 is not valid',
    ],
  ])('%s is refused with its reason', (url, reason) => expect(databaseUrlError(url)).toBe(reason));

  it('names its hosts; of several the one that accepts writes is used', () => {
    expect(hostsOf('postgres://u:p@a:1,b:2/shop?x=/')).toEqual(['a:1', 'b:2']);
    expect(hostOptions('postgres://u:p@a:1/shop')).toEqual({ connect_timeout: 10 });
    expect(hostOptions('postgres://u:p@a:1,b:2/shop')).toEqual({
      connect_timeout: 2,
      target_session_attrs: 'read-write',
    });
  });
});
