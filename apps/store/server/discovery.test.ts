import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discovery } from './discovery';

const PRODUCTS = 230;

let api: FastifyInstance;
let store: FastifyInstance;
let listed = 0;

interface ListInput {
  pageNum: number;
  pageSize: number;
  fields?: string[];
}

function productPage({ pageNum, pageSize, fields }: ListInput) {
  listed += 1;
  const first = (pageNum - 1) * pageSize;
  const size = Math.max(0, Math.min(pageSize, PRODUCTS - first));
  return {
    productList: Array.from({ length: size }, (_, index) => ({
      _id: `tv-${first + index}`,
      pictures: [{ src: `/media/${first + index}.jpg` }],
      ...(fields?.includes('changed_at') && { changed_at: '2026-11-05T09:30:00.000Z' }),
    })),
    productCount: PRODUCTS,
  };
}

const RESPONSES: Record<string, (input: ListInput) => unknown> = {
  'products.list': productPage,
  'news.list': () => ({ newsList: [{ _id: 'n1', updated_at: '2026-11-03T08:00:00.000Z' }], newsCount: 1 }),
  'settings.text': () => ({ publishedAt: '2026-11-01T06:00:00.000Z' }),
  'settings.get': () => ({ brand: { name: 'Deepa', tagline: 'Light.', supportEmail: 'help@deepa.example' } }),
};

beforeAll(async () => {
  api = Fastify({ routerOptions: { maxParamLength: 500 } });
  api.get<{ Params: { names: string }; Querystring: { input?: string } }>('/trpc/:names', async (request) => {
    const inputs = JSON.parse(request.query.input ?? '{}') as Record<string, ListInput>;
    return request.params.names.split(',').map((name, index) => ({
      result: { data: RESPONSES[name]?.(inputs[index] ?? { pageNum: 1, pageSize: 1 }) },
    }));
  });
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  store = Fastify();
  discovery(store, { apiUrl, storeUrl: 'https://shop.example/' });
});

afterAll(async () => {
  await Promise.all([store.close(), api.close()]);
});

describe('robots.txt, sitemap.xml, security.txt and the manifest', () => {
  it('has an index with a file for each kind of page', async () => {
    const { body, headers } = await store.inject('/sitemap.xml');
    const files = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file]) => file);
    expect(files).toEqual([
      'https://shop.example/sitemap-pages-1.xml',
      'https://shop.example/sitemap-televisions-1.xml',
      'https://shop.example/sitemap-news-1.xml',
      'https://shop.example/sitemap-guides-1.xml',
    ]);
    expect(headers['content-type']).toContain('application/xml');
  });
  it('lists every television of all pages with its pictures, with one read for concurrent requests', async () => {
    listed = 0;
    const responses = await Promise.all(
      ['/sitemap-televisions-1.xml', '/sitemap-televisions-1.xml'].map((path) => store.inject(path)),
    );
    const [xml = ''] = responses.map(({ body }) => body);
    expect(xml.match(/<loc>https:\/\/shop\.example\/television\/tv-/g)).toHaveLength(PRODUCTS);
    expect(xml).toContain('<loc>https://shop.example/television/tv-229</loc>');
    expect(xml).toContain('<image:loc>https://shop.example/media/229.jpg</image:loc>');
    expect(responses[1]?.body).toBe(xml);
    expect(listed).toBe(3);
  });
  it('lists news with their last change, and the fixed pages', async () => {
    expect((await store.inject('/sitemap-news-1.xml')).body).toContain(
      '/news-media/n1</loc><lastmod>2026-11-03T08:00:00.000Z</lastmod>',
    );
    expect((await store.inject('/sitemap-pages-1.xml')).body).toContain(
      '<loc>https://shop.example/hi/contact</loc>',
    );
  });
  it('says of televisions and texts when they last changed, and of no page without a known date', async () => {
    const televisions = (await store.inject('/sitemap-televisions-1.xml')).body;
    expect(televisions).toContain('/hi/television/tv-0</loc><lastmod>2026-11-05T09:30:00.000Z</lastmod>');
    const pages = (await store.inject('/sitemap-pages-1.xml')).body;
    const dated = [...pages.matchAll(/example(\/[^<]*)<\/loc><lastmod>2026-11-01T06:00:00.000Z</g)];
    expect(dated.map(([, path]) => path).filter((path) => !path?.startsWith('/hi/'))).toEqual([
      ...['/about', '/unboxing-policy', '/disclaimer', '/terms-conditions', '/privacy-policy'],
      '/shipping-policy',
    ]);
    expect(pages.match(/<lastmod>/g)).toHaveLength(12);
    expect((await store.inject('/sitemap-guides-1.xml')).body).not.toContain('<lastmod>');
  });
  it('lists the guide to each television', async () => {
    const { body } = await store.inject('/sitemap-guides-1.xml');
    expect(body.match(/<loc>https:\/\/shop\.example\/set-up\/tv-/g)).toHaveLength(PRODUCTS);
    expect(body).toContain('<loc>https://shop.example/hi/set-up/tv-0</loc>');
  });
  it('has no other files', async () => {
    const paths = [
      '/sitemap-televisions-2.xml',
      '/sitemap-pages-2.xml',
      '/sitemap-orders-1.xml',
      '/sitemap-news-0.xml',
    ];
    for (const path of paths) expect((await store.inject(path)).statusCode, path).toBe(404);
  });
  it('excludes personal pages in robots.txt and names the sitemap', async () => {
    const { body } = await store.inject('/robots.txt');
    expect(body).toContain('Disallow: /myorders\n');
    expect(body).not.toContain('Disallow: /televisions');
    expect(body).toContain('Sitemap: https://shop.example/sitemap.xml');
  });
  it('has a contact in security.txt that expires within a year', async () => {
    const { body, headers } = await store.inject('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Contact: mailto:help@deepa.example?subject=security\n');
    expect(body).toContain('Canonical: https://shop.example/.well-known/security.txt\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    const days = (expires - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });
  it('names the shop from its settings in the manifest', async () => {
    const response = await store.inject('/manifest.webmanifest');
    expect(response.headers['content-type']).toContain('application/manifest+json');
    expect(response.json()).toMatchObject({ short_name: 'Deepa', start_url: '/' });
  });
});
