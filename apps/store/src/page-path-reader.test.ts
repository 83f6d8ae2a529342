import { describe, expect, it } from 'vitest';
import { NOT_FOUND_PATH } from './not-found-path';
import { createPagePathReader } from './page-path-reader';

const read = createPagePathReader();

describe('cache path of a page', () => {
  it.each([
    ['/', '/'],
    ['/?r=123', '/'],
    ['/?utm_source=mail&utm_campaign=diwali', '/'],
    ['/televisions?utm_source=mail', '/televisions'],
    ['/televisions?page=2&r=5', '/televisions?page=2'],
    ['/television/some-id?page=2', '/television/some-id'],
    ['/about?page=2', '/about'],
    ['/news-media?page=3&x=%00', '/news-media?page=3'],
  ])('of %s leaves out what its route does not read', (url, path) => {
    expect(read(url)).toBe(path);
  });

  it.each([
    ['/televisions?page=1', '/televisions'],
    ['/televisions?page=nonsense&order=sideways', '/televisions'],
    ['/televisions?page="2"', '/televisions?page=2'],
    ['/televisions?page=2&q=oled', '/televisions?q=oled&page=2'],
  ])('of %s has one spelling', (url, path) => expect(read(url)).toBe(path));

  it('includes the parameters that its route reads', () => {
    expect(read('/televisions?q=one')).not.toBe(read('/televisions?q=two'));
    expect(read('/compare?ids=a.b')).toBe('/compare?ids=a.b');
    expect(read('/signin?redirect=%2Fcart')).toBe('/signin?redirect=%2Fcart');
  });

  const tooLong = `/television/${'a'.repeat(4000)}`;
  it.each(['/nothing', '/nothing/else?page=2', '/television/a/b', '/telévisions', '/%E2%82%AC', tooLong])(
    'is the same for %s as for all that no route has',
    (url) => expect(read(url)).toBe(NOT_FOUND_PATH),
  );

  it.each(['?', '?&&=', '?page={', '?__proto__=1', '?constructor=x', `?q=${'x'.repeat(9000)}`])(
    'survives %s, which cannot be read',
    (search) => expect(read(`/televisions${search}`)).toMatch(/^\/televisions/),
  );
});
