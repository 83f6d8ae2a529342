import { describe, expect, it, vi } from 'vitest';
import { PageCache, type PageCacheOptions } from './page-cache';
import type { RenderedPage } from './rendered-page';

const page = (status = 200): RenderedPage => ({
  status,
  headers: {},
  html: Buffer.from('x'),
  brotli: Buffer.from('x'),
});

function counted(status = 200) {
  let renders = 0;
  return {
    render: async () => {
      renders += 1;
      return page(status);
    },
    renders: () => renders,
  };
}

const cacheWith = (options: Partial<PageCacheOptions> = {}) =>
  new PageCache({ ttlMs: 1000, maxStaleMs: 60_000, maxEntries: 10, ...options });

describe('PageCache', () => {
  it('renders a page once while it is fresh, and again after it expires', async () => {
    let now = 0;
    const cache = cacheWith({ ttlMs: 30_000, now: () => now });
    const { render, renders } = counted();
    expect((await cache.get('/', render)).ageMs).toBe(0);
    now = 29_999;
    expect((await cache.get('/', render)).ageMs).toBe(29_999);
    expect(renders()).toBe(1);
    now = 30_000;
    expect((await cache.get('/', render)).ageMs).toBe(0);
    expect(renders()).toBe(2);
  });
  it('renders once for concurrent requests', async () => {
    const cache = cacheWith();
    const { render, renders } = counted();
    await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)]);
    expect(renders()).toBe(1);
  });
  it('caches no failure and no 404, except an allowed one', async () => {
    const cache = cacheWith({ isCacheable: (key, { status }) => key === '/none' && status === 404 });
    const { render, renders } = counted(404);
    await cache.get('/x', render);
    await cache.get('/x', render);
    await expect(cache.get('/y', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await cache.get('/y', render);
    expect(renders()).toBe(3);
    await cache.get('/none', render);
    await cache.get('/none', render);
    expect(renders()).toBe(4);
  });
  it('evicts the least recently used page when it is full', async () => {
    const cache = cacheWith({ maxEntries: 8 });
    const { render, renders } = counted();
    for (const key of ['/a', '/b', '/c', '/b']) await cache.get(key, render);
    expect(renders()).toBe(3);
    await cache.get('/a', render);
    expect(renders()).toBe(4);
  });
  it('keeps repeatedly requested pages, however many others are requested once', async () => {
    const cache = cacheWith({ maxEntries: 8 });
    const { render, renders } = counted();
    for (const key of ['/', '/', '/televisions', '/televisions']) await cache.get(key, render);
    for (let n = 0; n < 100; n += 1) await cache.get(`/televisions?q=${n}`, render);
    expect(renders()).toBe(102);
    for (const key of ['/', '/televisions']) await cache.get(key, render);
    expect(renders()).toBe(102);
  });
});

describe('a page rendered from outdated responses', () => {
  it('is rendered again after two seconds', async () => {
    let now = 0;
    const cache = cacheWith({ ttlMs: 30_000, now: () => now });
    const render = vi.fn(async () => ({ ...page(), isStale: true }));
    await cache.get('/', render);
    now = 1999;
    await cache.get('/', render);
    expect(render).toHaveBeenCalledTimes(1);
    now = 2000;
    await cache.get('/', render);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('an expired page', () => {
  const expired = async (options: Partial<PageCacheOptions> = {}) => {
    const clock = { now: 0 };
    const cache = cacheWith({ now: () => clock.now, ...options });
    await cache.get('/', counted().render);
    clock.now = 5000;
    return { cache, clock };
  };

  it('is sent while the renderer is busy, and replaced after rendering', async () => {
    let isBusy = true;
    const { cache } = await expired({ isBusy: () => isBusy });
    let finish: (page: RenderedPage) => void = () => undefined;
    const slow = vi.fn(() => new Promise<RenderedPage>((resolve) => (finish = resolve)));
    expect((await cache.get('/', slow)).ageMs).toBe(5000);
    expect(slow).toHaveBeenCalledWith(true);
    finish(page());
    isBusy = false;
    await vi.waitFor(async () => expect((await cache.get('/', slow)).ageMs).toBe(0));
    expect(slow).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['shows a failure', counted(500).render],
    ['takes long', () => new Promise<never>(() => undefined)],
  ])('is sent when the next rendering %s, which is not tried by each visitor', async (_what, render) => {
    const { cache, clock } = await expired();
    const next = vi.fn(render);
    expect((await cache.get('/', next)).ageMs).toBe(5000);
    clock.now += 1000;
    expect((await cache.get('/', next)).ageMs).toBe(6000);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('is not sent beyond the maximum age', async () => {
    const { cache, clock } = await expired({ isBusy: () => true });
    clock.now = 60_001;
    await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });
});
