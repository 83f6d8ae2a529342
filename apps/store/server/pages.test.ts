import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPagePathReader } from '../src/page-path-reader';
import { pages, type PagesOptions } from './pages';
import { renderPage } from './render-page';
import type { RenderedPage } from './rendered-page';

/** Injected markup that was not escaped. */
const INJECTED = '<script>steal(localStorage.token)</script>';

function serverOf(options: Partial<PagesOptions> = {}, allowGoogleAnalytics = false) {
  const app = Fastify({ trustProxy: true });
  const render = async (_request: Request, nonce: string) => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html' }),
    html: `<!doctype html><script nonce="${nonce}">own()</script>${INJECTED}`,
    isStale: false,
  });
  const pageOptions = {
    render,
    paymentOrigins: ['https://pay.example'],
    storeUrl: 'http://shop.example',
    allowGoogleAnalytics,
    production: true,
  };
  pages(app, {
    render: (path) => renderPage(path, pageOptions),
    readPath: (url) => url,
    isCaching: true,
    ...options,
  });
  const visit = async (url: string) => {
    const { body, headers } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    return { body, scripts: /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [], policy };
  };
  return { app, visit };
}

describe('Content-Security-Policy of a page', () => {
  it('allows the page’s inline scripts by nonce, and nothing injected with data', async () => {
    const { visit } = serverOf();
    const { body, scripts } = await visit('/');
    expect(scripts).toEqual(["'self'", expect.stringMatching(/^'nonce-.{24}'$/), 'https://pay.example']);
    expect(body).toContain(`nonce="${scripts[1]?.slice(7, -1)}"`);
    expect(body).toContain(INJECTED);
  });

  it('has a new nonce for each rendering, and the same one while a page is cached', async () => {
    const { visit } = serverOf();
    const [first, again, other] = [await visit('/a'), await visit('/a'), await visit('/b')];
    expect(again).toEqual(first);
    expect(other.scripts[1]).not.toBe(first.scripts[1]);
  });
});

describe('Google Analytics hosts', () => {
  it('are in the policy only when a measurement id is set', async () => {
    const without = await serverOf().visit('/');
    expect(without.policy).not.toMatch(/google/);
    const { scripts, policy } = await serverOf({}, true).visit('/');
    expect(scripts).toContain('https://*.googletagmanager.com');
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).toMatch(/frame-src https:\/\/pay\.example;/);
  });
});

describe('address of a rendered page', () => {
  it('is on the shop’s own origin for any path', async () => {
    const seen: string[] = [];
    const options = {
      render: async (request: Request) => {
        seen.push(request.url);
        return { status: 200, headers: new Headers(), html: '<p>', isStale: false };
      },
      paymentOrigins: [],
      storeUrl: 'http://shop.example',
      production: true,
    };
    for (const path of ['/televisions?page=2', '//evil.example/a', '/\\evil.example'])
      await renderPage(path, options);
    expect(seen[0]).toBe('http://shop.example/televisions?page=2');
    expect(seen.map((url) => new URL(url).host)).toEqual(seen.map(() => 'shop.example'));
    await expect(renderPage('http://evil.example/b', options)).rejects.toThrow('path of the shop');
  });
});

describe('a page whose address is a key', () => {
  const headersOf = async (url: string) => {
    const { headers } = await serverOf().app.inject(url);
    return [headers['cache-control'], headers['referrer-policy']];
  };

  it.each(['/track/an.order', '/hi/track/an.order', '/pay/a.draft'])(
    '%s is stored by no shared cache, and its requests name no referrer',
    async (url) => {
      expect(await headersOf(url)).toEqual(['private, no-store', 'no-referrer']);
    },
  );

  it.each(['/track', '/payments', '/'])('%s is none', async (url) => {
    const [caching, referrer] = await headersOf(url);
    expect(caching).toMatch(/^public/);
    expect(referrer).toBeUndefined();
  });
});

/** A storefront whose renderings end when the test releases them. */
function shopOf(status = (_path: string) => 200) {
  const rendered: string[] = [];
  const waiting: (() => void)[] = [];
  const render = (path: string) =>
    new Promise<RenderedPage>((resolve) => {
      rendered.push(path);
      const html = Buffer.from(`page ${path}`);
      waiting.push(() => resolve({ status: status(path), headers: {}, html, brotli: html }));
    });
  const { app } = serverOf({
    render,
    readPath: createPagePathReader(),
    renderings: { maxRunning: 2, maxWaiting: 4, maxWaitMs: 60_000 },
  });
  const finish = () => waiting.splice(0).forEach((go) => go());
  const get = (url: string, address = '10.0.0.1') =>
    app.inject({ url, headers: { 'x-forwarded-for': address } });
  const waitForRenderings = (count: number) => vi.waitFor(() => expect(rendered).toHaveLength(count));
  /** Requests a page whose rendering ends immediately. */
  const visit = async (url: string) => {
    const before = rendered.length;
    const response = get(url);
    await waitForRenderings(before + 1);
    finish();
    return response;
  };
  return { rendered, finish, get, waitForRenderings, visit };
}

describe('shared renderings', () => {
  it('ignore parameters that the page does not read', async () => {
    const { rendered, get, visit } = shopOf();
    await visit('/');
    for (let n = 0; n < 20; n += 1) expect((await get(`/?r=${n}`)).body).toBe('page /');
    expect(rendered).toEqual(['/']);
  });

  it('are shared by all unknown paths', async () => {
    const { rendered, get, visit } = shopOf(() => 404);
    expect((await visit('/nothing')).statusCode).toBe(404);
    for (let n = 0; n < 20; n += 1) expect((await get(`/random-${n}?a=${n}`)).statusCode).toBe(404);
    expect(rendered).toEqual(['/page-not-found']);
  });

  it('are not shared by unknown televisions', async () => {
    const { rendered, visit } = shopOf(() => 404);
    for (const id of ['a', 'a', 'b']) expect((await visit(`/television/${id}`)).statusCode).toBe(404);
    expect(rendered).toHaveLength(3);
  });
});

describe('concurrent requests for different pages', () => {
  const flood = (get: (url: string, address?: string) => Promise<unknown>, count: number) =>
    Array.from({ length: count }, (_, n) => get(`/televisions?q=${n}`, `10.0.1.${n}`));

  it('are rendered two at a time; requests above the limit get the busy page', async () => {
    const { rendered, get, waitForRenderings } = shopOf();
    void flood(get, 6);
    await waitForRenderings(2);
    const refused = await get('/about');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(refused.body).toContain('<html lang="en-IN">');
    expect(refused.body).toContain('<h1>The shop is very busy</h1>');
    const inHindi = (await get('/hi/about')).body;
    expect(inHindi).toContain('<html lang="hi-IN">');
    expect(inHindi).toContain('<h1>दुकान पर अभी बहुत भीड़ है</h1>');
    expect(rendered).toHaveLength(2);
  });

  it('leave cached pages unchanged, also when those expire meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { get, waitForRenderings, visit } = shopOf();
    await visit('/');
    void flood(get, 6);
    await waitForRenderings(3);
    expect((await get('/')).body).toBe('page /');
    vi.setSystemTime(Date.now() + 45_000);
    const stale = await get('/');
    expect([stale.statusCode, stale.body, stale.headers.age]).toEqual([200, 'page /', '45']);
  });

  it('from one network leave room for others', async () => {
    const { get, waitForRenderings, finish, rendered } = shopOf();
    const attack = Array.from({ length: 10 }, (_, n) => get(`/televisions?q=${n}`, '10.9.9.9'));
    await waitForRenderings(2);
    const visitor = get('/about', '10.0.0.7');
    await vi.waitFor(() => {
      finish();
      expect(rendered).toContain('/about');
    });
    expect((await visitor).statusCode).toBe(200);
    await vi.waitFor(() => (finish(), expect(rendered).toHaveLength(5)));
    finish();
    const statuses = (await Promise.all(attack)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503)).toHaveLength(6);
  });
});

afterEach(() => {
  vi.useRealTimers();
});
