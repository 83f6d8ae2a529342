import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discovery } from './discovery';

const PRODUCTS = 230;
const PAGE_SIZE = 100;

let api: FastifyInstance;
let store: FastifyInstance;
let listed = 0;

interface ListInput {
  pageNum: number;
}

function productPage({ pageNum }: ListInput) {
  listed += 1;
  const first = (pageNum - 1) * PAGE_SIZE;
  const size = Math.max(0, Math.min(PAGE_SIZE, PRODUCTS - first));
  return {
    productList: Array.from({ length: size }, (_, index) => ({ _id: `tv-${first + index}` })),
    productCount: PRODUCTS,
  };
}

const RESPONSES: Record<string, (input: ListInput) => unknown> = {
  'products.list': productPage,
  'news.list': () => ({ newsList: [{ _id: 'n1', updated_at: '2026-11-03T08:00:00.000Z' }], newsCount: 1 }),
  'settings.get': () => ({ brand: { name: 'Deepa', tagline: 'Light.', supportEmail: 'help@deepa.example' } }),
};

beforeAll(async () => {
  api = Fastify({ routerOptions: { maxParamLength: 500 } });
  api.get<{ Params: { names: string }; Querystring: { input?: string } }>('/trpc/:names', async (request) => {
    const inputs = JSON.parse(request.query.input ?? '{}') as Record<string, ListInput>;
    return request.params.names
      .split(',')
      .map((name, index) => ({ result: { data: RESPONSES[name]?.(inputs[index] ?? { pageNum: 1 }) } }));
  });
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  store = Fastify();
  discovery(store, { apiUrl, storeUrl: 'https://shop.example/' });
});

afterAll(async () => {
  await Promise.all([store.close(), api.close()]);
});

describe('robots.txt, sitemap.xml, security.txt and the manifest', () => {
  it('lists every television of all pages and the news, with one API read for concurrent requests', async () => {
    const responses = await Promise.all([store.inject('/sitemap.xml'), store.inject('/sitemap.xml')]);
    const [xml = ''] = responses.map(({ body }) => body);
    expect(xml.match(/<loc>https:\/\/shop\.example\/television\/tv-/g)).toHaveLength(PRODUCTS);
    expect(xml).toContain('<loc>https://shop.example/television/tv-229</loc>');
    expect(xml).toContain('/news-media/n1</loc><lastmod>2026-11-03</lastmod>');
    expect(responses[0].headers['content-type']).toContain('application/xml');
    expect(listed).toBe(3);
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
