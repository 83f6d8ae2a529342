import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const get = (path: string) => fetch(`${shop.url}/api/v1/${path}`);

/** Returns the URLs that a page or a script loads. */
const loaded = (text: string) =>
  [...text.matchAll(/(?:src|href)="([^"#]+)"|from '([^']+)'|fetch\('([^']+)'\)/g)].map(
    ([, attribute, module, fetched]) => attribute ?? module ?? fetched ?? '',
  );

it('loads every part from our own origin', async () => {
  const page = await get('docs');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  expect(loaded(html)).toEqual(['data:,', 'docs/reference.css', 'docs/reference.js', 'openapi.json']);
  for (const script of ['reference.js', 'try-it.js', 'request.js', 'code-samples.js', 'elements.js']) {
    const response = await get(`docs/${script}`);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(
      loaded(await response.text()).filter((what) => !/^(\.\/[a-z-]+\.js|openapi\.json)$/.test(what)),
    ).toEqual([]);
  }
  expect((await get('docs/reference.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
});

it('has a content security policy without inline or foreign sources', async () => {
  const page = await get('docs');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(await page.text()).not.toMatch(/<script>|<style|style=|\son\w+=/);
});
