import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../stack/ports';
import { balancedProcesses } from '../testing/balanced-processes';
import { startBalancer, type Balancer } from '../testing/balancer';

const CALLERS = 6;

/** Stands for the API behind the web servers. */
const api = createServer((request, response) => {
  request.resume().once('end', () => response.end('{"status":"Success","data":{}}'));
});
let processes: ReturnType<typeof balancedProcesses>;
let balancer: Balancer;
let urls: [string, string];

/** A web server as the storefront and the back office are. */
const webServerAt = (url: string) => ({
  script: 'packages/web/src/testing/web-process.ts',
  environment: {
    WEB_PORT: new URL(url).port,
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  },
});

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const ports = await freePorts();
  urls = [`http://127.0.0.1:${ports.ADMIN_PORT}`, `http://127.0.0.1:${ports.STORE_PORT}`];
  balancer = await startBalancer(urls, 100);
  processes = balancedProcesses(balancer, webServerAt);
  urls.forEach(processes.start);
  await Promise.all(urls.map(processes.untilUsed));
}, 120_000);

afterAll(async () => {
  processes.killAll();
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
      expect(await processes.terminate(url)).toBe(0);
      processes.start(url);
      await processes.untilUsed(url);
    }
  } finally {
    done = true;
  }
  await Promise.all(callers);
  expect(failures).toEqual([]);
  expect(responses).toBeGreaterThan(CALLERS * 4);
}, 120_000);
