import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { root } from '../install.mjs';
import { freePorts } from '../stack/ports';
import { startBalancer, type Balancer } from '../testing/balancer';

const CALLERS = 6;
const START_WITHIN_MS = 60_000;

/** Stands for the API behind the web servers. */
const api = createServer((request, response) => {
  request.resume().once('end', () => response.end('{"status":"Success","data":{}}'));
});
const running = new Map<string, ChildProcess>();
let balancer: Balancer;
let urls: [string, string];

/** A web server as the storefront and the back office are. */
function startWebServer(url: string): void {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/web/src/testing/web-process.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      WEB_PORT: new URL(url).port,
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      DRAIN_SECONDS: '1',
      LOG_LEVEL: 'error',
    },
  });
  running.set(url, child);
}

const untilUsed = (url: string) =>
  vi.waitFor(() => expect(balancer.isUsed(url)).toBe(true), { timeout: START_WITHIN_MS, interval: 100 });

async function terminate(url: string): Promise<number | null> {
  const child = running.get(url);
  if (!child) throw new Error(`Nothing runs at ${url}.`);
  const gone = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  return (await gone)[0];
}

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const ports = await freePorts();
  urls = [`http://127.0.0.1:${ports.ADMIN_PORT}`, `http://127.0.0.1:${ports.STORE_PORT}`];
  balancer = await startBalancer(urls, 100);
  urls.forEach(startWebServer);
  await Promise.all(urls.map(untilUsed));
}, 120_000);

afterAll(async () => {
  for (const child of running.values()) child.kill('SIGKILL');
  await balancer.stop();
  api.closeAllConnections();
  api.close();
});

it('loses no page and no call of the API while web servers are replaced one after the other', async () => {
  let done = false;
  let responses = 0;
  const failures: string[] = [];
  const note = async (response: Response) => {
    const text = await response.text();
    responses += 1;
    if (response.status !== 200) failures.push(`${response.status} ${text}`);
  };
  const caller = async () => {
    while (!done) {
      await note(await fetch(`${balancer.url}/page`));
      await note(await fetch(`${balancer.url}/api/v1/order/list`, { method: 'POST', body: '{}' }));
    }
  };
  const callers = Array.from({ length: CALLERS }, caller);
  try {
    for (const url of urls) {
      expect(await terminate(url)).toBe(0);
      startWebServer(url);
      await untilUsed(url);
    }
  } finally {
    done = true;
  }
  await Promise.all(callers);
  expect(failures).toEqual([]);
  expect(responses).toBeGreaterThan(CALLERS * 4);
}, 120_000);
