import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FIXED_PAGES, sitemapXml } from './sitemap';

describe('the sitemap', () => {
  it('lists each page on the shop’s origin with its last change where known', () => {
    const xml = sitemapXml('https://shop.example', [
      { path: '/about' },
      { path: '/news-media/1', changedAt: '2026-11-03T08:00:00.000Z' },
    ]);
    expect(xml).toContain('<url><loc>https://shop.example/about</loc><xhtml:link');
    expect(xml).toContain(
      '<url><loc>https://shop.example/news-media/1</loc><lastmod>2026-11-03T08:00:00.000Z</lastmod>',
    );
  });
  it('lists each page in each language, with the addresses of all', () => {
    const xml = sitemapXml('https://shop.example', [{ path: '/about' }]);
    const alternates = [
      '<xhtml:link rel="alternate" hreflang="en-IN" href="https://shop.example/about"/>',
      '<xhtml:link rel="alternate" hreflang="hi-IN" href="https://shop.example/hi/about"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/about"/>',
    ].join('');
    expect(xml).toContain(`<url><loc>https://shop.example/about</loc>${alternates}</url>`);
    expect(xml).toContain(`<url><loc>https://shop.example/hi/about</loc>${alternates}</url>`);
  });
  it('escapes XML characters', () => {
    expect(sitemapXml('https://shop.example', [{ path: '/x?a=1&b=<2' }])).toContain('/x?a=1&amp;b=&lt;2<');
  });
  it('lists only fixed pages that exist', () => {
    const routes = fileURLToPath(new URL('../src/routes/', import.meta.url));
    const files = FIXED_PAGES.map((path) => (path === '/' ? 'index' : path.slice(1)));
    const missing = files.filter(
      (file) => ![`${file}.tsx`, `${file}.index.tsx`].some((name) => existsSync(routes + name)),
    );
    expect(missing).toEqual([]);
  });
});
