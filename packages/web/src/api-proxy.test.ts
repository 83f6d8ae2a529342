import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendBeginning, unfinishedPost, type SlowSender } from './testing/slow-senders';
import { createWebServer } from './web-server';

/** One more than the connections of a lane. */
const MANY = 70;
const LARGE = 1024 * 1024;

let api: Server;
let seen: IncomingMessage[];
let web: FastifyInstance;
let url: string;
let senders: SlowSender[];

const handlers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/trpc/quick': (_request, response) => response.end('quick'),
  '/api/v1/refused': (_request, response) => response.writeHead(413).end('too large'),
  '/api/v1/echo': (request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.end(String(bytes)));
  },
};

beforeEach(async () => {
  seen = [];
  senders = [];
  api = createServer((request, response) => {
    seen.push(request);
    handlers[request.url ?? '']?.(request, response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  web = await createWebServer({ apiUrl, trustedProxies: ['loopback'], logLevel: 'silent' });
  url = await web.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  for (const { socket } of senders) socket.destroy();
  await web.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

function sendMany(beginning: string): SlowSender[] {
  senders = Array.from({ length: MANY }, () => sendBeginning(url, beginning));
  return senders;
}

const connectionsOf = (server: { getConnections: Server['getConnections'] }) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
const untilAllAreIn = () =>
  vi.waitFor(async () => expect(await connectionsOf(web.server)).toBeGreaterThanOrEqual(MANY));

describe('API proxy: connections that the API closes', () => {
  const closing = (request: IncomingMessage, response: ServerResponse) =>
    seen.length === 1 ? request.socket.destroy() : response.end('read');

  it('tries a read once more, and nothing else', async () => {
    handlers['/trpc/closing'] = closing;
    expect(await (await fetch(`${url}/trpc/closing`)).text()).toBe('read');
    expect(seen).toHaveLength(2);
    seen = [];
    expect((await fetch(`${url}/trpc/closing`, { method: 'POST', body: '{}' })).status).toBe(502);
    expect(seen).toHaveLength(1);
  });

  it('gives up a read whose connection is closed twice', async () => {
    handlers['/trpc/closed'] = (request) => request.socket.destroy();
    expect((await fetch(`${url}/trpc/closed`)).status).toBe(502);
    expect(seen).toHaveLength(2);
  });
});

describe('API proxy: slow bodies', () => {
  it('use no API connection and get 408 after five seconds', async () => {
    const slow = sendMany(unfinishedPost('/trpc/quick'));
    await untilAllAreIn();
    expect(await (await fetch(`${url}/trpc/quick`)).text()).toBe('quick');
    expect(seen.map(({ method }) => method)).toEqual(['GET']);
    const from = performance.now();
    await Promise.all(slow.map(({ closed }) => closed));
    expect(performance.now() - from).toBeLessThan(9_000);
    for (const { received } of slow) {
      expect(received()).toMatch(/^HTTP\/1\.1 408 /);
      expect(received()).toContain('"reason":"BODY_TOO_SLOW"');
    }
    expect(seen).toHaveLength(1);
  });

  it('use no API connection while they announce a large size or a form', async () => {
    const kinds = [{ length: 50_000_000 }, { length: 50_000_000, type: 'multipart/form-data; boundary=x' }];
    for (const kind of kinds) {
      senders.push(
        ...Array.from({ length: MANY }, () => sendBeginning(url, unfinishedPost('/trpc/quick', kind))),
      );
    }
    await untilAllAreIn();
    expect(await (await fetch(`${url}/trpc/quick`)).text()).toBe('quick');
    expect(seen).toHaveLength(1);
  });

  it('do not block the connections of others when they are large', async () => {
    sendMany(unfinishedPost('/trpc/held', { length: LARGE, start: 'x'.repeat(LARGE / 2) }));
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
    expect(await (await fetch(`${url}/trpc/quick`, { method: 'POST', body: '{}' })).text()).toBe('quick');
  });
});

describe('API proxy: request bodies', () => {
  it.each([0, 1, 65_536, 65_537, 3 * LARGE])('forwards %i bytes completely', async (length) => {
    const body = Buffer.alloc(length, 'x');
    const headers = { 'content-type': 'application/octet-stream' };
    const response = await fetch(`${url}/api/v1/echo`, { method: 'POST', headers, body });
    expect(await response.text()).toBe(String(length));
  });

  it('forwards a body of unknown length completely', async () => {
    const body = new Blob(['x'.repeat(50_000), 'y'.repeat(50_000)]).stream();
    const response = await fetch(`${url}/api/v1/echo`, { method: 'POST', body, duplex: 'half' });
    expect(await response.text()).toBe('100000');
  });

  it('returns the refusal of the API before the body has ended', async () => {
    const sender = sendBeginning(
      url,
      unfinishedPost('/api/v1/refused', { length: LARGE, start: 'x'.repeat(LARGE / 2) }),
    );
    senders.push(sender);
    await vi.waitFor(() => expect(sender.received()).toMatch(/^HTTP\/1\.1 413 /));
  });

  it('does not read the body of a request that is not forwarded', async () => {
    const sender = sendBeginning(url, unfinishedPost('/nowhere', { length: LARGE }));
    senders.push(sender);
    await vi.waitFor(() => expect(sender.received()).toMatch(/^HTTP\/1\.1 404 /));
  });
});

describe('API proxy: traces', () => {
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };

  it('passes the traceparent of a trusted proxy on, and no other', async () => {
    await fetch(`${url}/trpc/quick`, { headers });
    const { port } = api.address() as AddressInfo;
    const trustingNobody = await createWebServer({
      apiUrl: `http://127.0.0.1:${port}`,
      trustedProxies: [],
      logLevel: 'silent',
    });
    await trustingNobody.inject({ url: '/trpc/quick', headers });
    await trustingNobody.close();
    expect(seen.map((request) => request.headers['traceparent'])).toEqual([headers.traceparent, undefined]);
  });
});
