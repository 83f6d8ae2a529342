import { describe, expect, it } from 'vitest';
import { PageCache, type RenderedPage } from './page-cache';

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

describe('PageCache', () => {
  it('renders a page once while it is fresh, and again when its time is over', async () => {
    let now = 0;
    const cache = new PageCache({ ttlMs: 30_000, maxEntries: 10, now: () => now });
    const { render, renders } = counted();
    await cache.get('/', render);
    now = 29_999;
    await cache.get('/', render);
    expect(renders()).toBe(1);
    now = 30_000;
    await cache.get('/', render);
    expect(renders()).toBe(2);
  });
  it('renders once for visitors who ask at the same time', async () => {
    const cache = new PageCache({ ttlMs: 1000, maxEntries: 10 });
    const { render, renders } = counted();
    await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)]);
    expect(renders()).toBe(1);
  });
  it('keeps no failure and no missing page', async () => {
    const cache = new PageCache({ ttlMs: 1000, maxEntries: 10 });
    const { render, renders } = counted(404);
    await cache.get('/x', render);
    await cache.get('/x', render);
    await expect(cache.get('/y', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await cache.get('/y', render);
    expect(renders()).toBe(3);
  });
  it('forgets the oldest page when it is full', async () => {
    const cache = new PageCache({ ttlMs: 1000, maxEntries: 2 });
    const { render, renders } = counted();
    for (const key of ['/a', '/b', '/c', '/b']) await cache.get(key, render);
    expect(renders()).toBe(3);
    await cache.get('/a', render);
    expect(renders()).toBe(4);
  });
});
