import { createContext, Script } from 'node:vm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { offline } from './offline';

const app = Fastify();
offline(app);
const get = (url: string) => app.inject(url);

type Listener = (event: Record<string, unknown>) => void;

/** Runs the worker as a browser does, with the shop reachable or not. */
async function installed(reach: () => Promise<string>) {
  const listeners = new Map<string, Listener>();
  const kept = new Map<string, string>();
  const deleted: string[] = [];
  const caches = {
    open: async () => ({ addAll: async (paths: string[]) => paths.forEach((path) => kept.set(path, path)) }),
    keys: async () => ['offline-old'],
    delete: async (name: string) => deleted.push(name),
    match: async (path: string) => kept.get(path),
  };
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: {},
  };
  new Script((await get('/service-worker.js')).body).runInContext(
    createContext({ self, caches, fetch: reach, URL }),
  );
  const run = async (name: string, event: Record<string, unknown> = {}) => {
    const waited: Promise<unknown>[] = [];
    const wait = (promise: Promise<unknown>) => waited.push(promise);
    listeners.get(name)?.({ ...event, waitUntil: wait, respondWith: wait });
    return (await Promise.all(waited))[0];
  };
  await run('install');
  await run('activate');
  const navigate = (path: string, mode = 'navigate') =>
    run('fetch', { request: { mode, url: `https://shop.example${path}` } });
  return { navigate, deleted };
}

it('says that there is no connection, in each language, without scripts or files', async () => {
  const [english, hindi] = [await get('/offline'), await get('/hi/offline')];
  expect(english.body).toContain('<h1>You are offline</h1>');
  expect(hindi.body).toContain('lang="hi-IN"');
  expect(hindi.body).toContain('आप ऑफ़लाइन हैं');
  for (const { body } of [english, hindi]) expect(body).not.toMatch(/<script|src=|@import/);
});

it('passes pages on while the shop is reached', async () => {
  const { navigate } = await installed(async () => 'the page');
  expect(await navigate('/televisions')).toBe('the page');
});

it('shows the page of the language when it is not, and forgets earlier versions', async () => {
  const { navigate, deleted } = await installed(() => Promise.reject(new Error('no connection')));
  expect(await navigate('/televisions?page=2')).toBe('/offline');
  expect(await navigate('/hi')).toBe('/hi/offline');
  expect(await navigate('/hi/cart')).toBe('/hi/offline');
  expect(await navigate('/history')).toBe('/offline');
  expect(deleted).toEqual(['offline-old']);
});

it('leaves everything but pages alone', async () => {
  const { navigate } = await installed(() => Promise.reject(new Error('no connection')));
  expect(await navigate('/trpc/cart.get', 'cors')).toBeUndefined();
});

it('is asked for anew each time, so that it can be replaced', async () => {
  expect((await get('/service-worker.js')).headers['cache-control']).toBe('no-cache');
});
