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

const ANSWERS: Record<string, (input: ListInput) => unknown> = {
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
      .map((name, index) => ({ result: { data: ANSWERS[name]?.(inputs[index] ?? { pageNum: 1 }) } }));
  });
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  store = Fastify();
  discovery(store, { apiUrl, storeUrl: 'https://shop.example/' });
});

afterAll(async () => {
  await Promise.all([store.close(), api.close()]);
});

describe('what machines ask for by name', () => {
  it('lists every television, however many pages of them there are, and the news, and asks the API once for all visitors', async () => {
    const answers = await Promise.all([store.inject('/sitemap.xml'), store.inject('/sitemap.xml')]);
    const [xml = ''] = answers.map(({ body }) => body);
    expect(xml.match(/<loc>https:\/\/shop\.example\/television\/tv-/g)).toHaveLength(PRODUCTS);
    expect(xml).toContain('<loc>https://shop.example/television/tv-229</loc>');
    expect(xml).toContain('/news-media/n1</loc><lastmod>2026-11-03</lastmod>');
    expect(answers[0].headers['content-type']).toContain('application/xml');
    expect(listed).toBe(3);
  });
  it('keeps robots out of the pages of one person and tells them where the sitemap is', async () => {
    const { body } = await store.inject('/robots.txt');
    expect(body).toContain('Disallow: /myorders\n');
    expect(body).not.toContain('Disallow: /televisions');
    expect(body).toContain('Sitemap: https://shop.example/sitemap.xml');
  });
  it('says whom to tell of a vulnerability, for less than a year', async () => {
    const { body, headers } = await store.inject('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Contact: mailto:help@deepa.example?subject=security\n');
    expect(body).toContain('Canonical: https://shop.example/.well-known/security.txt\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    const days = (expires - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });
  it('names the installed shop as its settings do', async () => {
    const answer = await store.inject('/manifest.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(answer.json()).toMatchObject({ short_name: 'Deepa', start_url: '/' });
  });
});
