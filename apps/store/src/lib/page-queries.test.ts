import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { handOver, takeOver } from './page-queries';

const LIST = ['products', 'list'];

async function askedOnServer() {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await server.prefetchQuery({ queryKey: LIST, queryFn: () => ({ name: '</script>“Velora”' }) });
  await server.prefetchQuery({ queryKey: ['reviews'], queryFn: () => Promise.reject(new Error('Not now.')) });
  void server.prefetchQuery({ queryKey: ['late'], queryFn: () => new Promise(() => undefined) });
  return server;
}

it('gives the browser what the server has read, as fresh as it was, and what failed as failed', async () => {
  const server = await askedOnServer();
  const browser = new QueryClient();
  takeOver(browser, handOver(server));
  expect(browser.getQueryData(LIST)).toEqual({ name: '</script>“Velora”' });
  expect(browser.getQueryState(LIST)?.dataUpdatedAt).toBe(server.getQueryState(LIST)?.dataUpdatedAt);
  expect(browser.getQueryState(['reviews'])?.error).toEqual(new Error('Not now.'));
});

it('leaves to the browser what the server did not wait for', async () => {
  const browser = new QueryClient();
  takeOver(browser, handOver(await askedOnServer()));
  expect(browser.getQueryState(['late'])).toBeUndefined();
});
