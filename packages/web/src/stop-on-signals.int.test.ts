import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { openSlowClients } from './testing/slow-clients';

const SCRIPT = fileURLToPath(new URL('testing/web-process.ts', import.meta.url));
let child: ChildProcess;
let close: () => void = () => undefined;
afterEach(() => {
  close();
  child.kill('SIGKILL');
});

async function freePort(): Promise<number> {
  const server = createNetServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function startWebServer(env: Record<string, string> = {}): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, ['--import', 'tsx', SCRIPT], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', WEB_PORT: String(port), LOG_LEVEL: 'error', ...env },
  });
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 30_000 });
  return url;
}

async function terminate() {
  const from = performance.now();
  const exited = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  return { code: (await exited)[0], tookMs: performance.now() - from };
}

it('exits with 0 within ten seconds, however slow clients send or read', async () => {
  const url = await startWebServer();
  ({ close } = await openSlowClients(url, { upload: '/api/v1/upload', large: '/large' }));
  const { code, tookMs } = await terminate();
  expect(code).toBe(0);
  expect(tookMs).toBeLessThan(10_000);
});

it('reports not ready, and serves late requests and those passed on to the API', async () => {
  let respond: () => void = () => undefined;
  const api = createServer((_request, response) => (respond = () => response.end('{"done":true}')));
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  close = () => api.close();
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const url = await startWebServer({ DRAIN_SECONDS: '1', API_URL: apiUrl });
  const received = once(api, 'request');
  const passedOn = fetch(`${url}/api/v1/order`, { method: 'POST', body: '{}' });
  await received;
  const ended = terminate();
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503));
  const late = await fetch(`${url}/page`);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  await vi.waitFor(() => expect(fetch(`${url}/page`)).rejects.toThrow(), { timeout: 5000 });
  respond();
  expect(await (await passedOn).json()).toEqual({ done: true });
  const { code, tookMs } = await ended;
  expect(code).toBe(0);
  expect(tookMs).toBeLessThan(9000);
});
