import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { handOver, takeOver } from './page-queries';

const LIST = ['products', 'list'];

async function prefetchOnServer() {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await server.prefetchQuery({ queryKey: LIST, queryFn: () => ({ name: '</script>“Velora”' }) });
  await server.prefetchQuery({ queryKey: ['reviews'], queryFn: () => Promise.reject(new Error('Not now.')) });
  void server.prefetchQuery({ queryKey: ['late'], queryFn: () => new Promise(() => undefined) });
  return server;
}

it('restores the server’s queries in the browser with their timestamps, and failures as failures', async () => {
  const server = await prefetchOnServer();
  const browser = new QueryClient();
  takeOver(browser, handOver(server));
  expect(browser.getQueryData(LIST)).toEqual({ name: '</script>“Velora”' });
  expect(browser.getQueryState(LIST)?.dataUpdatedAt).toBe(server.getQueryState(LIST)?.dataUpdatedAt);
  expect(browser.getQueryState(['reviews'])?.error).toEqual(new Error('Not now.'));
});

it('leaves out what the browser can work out, and finds the queries all the same', async () => {
  const page = handOver(await prefetchOnServer());
  expect(page.queries).not.toContain('queryHash');
  const browser = new QueryClient();
  takeOver(browser, page);
  expect(browser.getQueryCache().find({ queryKey: LIST })?.queryHash).toBe('["products","list"]');
});

it('leaves pending queries to the browser', async () => {
  const browser = new QueryClient();
  takeOver(browser, handOver(await prefetchOnServer()));
  expect(browser.getQueryState(['late'])).toBeUndefined();
});

it('leaves out texts that the server has rendered, not the versions that an order states', async () => {
  const server = new QueryClient();
  for (const call of ['text', 'textVersion', 'textVersions'])
    await server.prefetchQuery({ queryKey: [['settings', call]], queryFn: () => ({ call }) });
  const browser = new QueryClient();
  takeOver(browser, handOver(server));
  expect(browser.getQueryCache().getAll()).toMatchObject([{ state: { data: { call: 'textVersions' } } }]);
});
