import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWebServer } from './web-server';

/** More than the operating system buffers of a response that is not read. */
const LARGE = Buffer.alloc(24 * 1024 * 1024);

let api: Server;
let requestedPaths: string[];
let release: () => void;
let web: FastifyInstance;
let url: string;
let socket: Socket;

beforeEach(async () => {
  requestedPaths = [];
  const released = new Promise<void>((resolve) => (release = resolve));
  api = createServer((request, response) => {
    const path = request.url ?? '';
    requestedPaths.push(path);
    if (path.includes('large')) response.end(LARGE);
    else if (path.includes('held')) void released.then(() => response.end(path));
    else response.end(path);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  web = await createWebServer({ apiUrl, trustedProxies: [], logLevel: 'silent' });
  url = await web.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  socket.destroy();
  await web.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

/** Sends requests for these paths on one connection without waiting for responses. */
function sendAhead(paths: readonly string[]): void {
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join('');
  socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(requests));
  socket.on('error', () => undefined);
}

const fetchText = async (path: string) => (await fetch(url + path)).text();

it('starts the next request of a connection after the previous response, and responds in order', async () => {
  const paths = ['/trpc/held', '/trpc/1', '/trpc/2'];
  sendAhead(paths);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  await vi.waitFor(() => expect(requestedPaths).toEqual(['/trpc/held']));
  expect(await fetchText('/trpc/other')).toBe('/trpc/other');
  expect(requestedPaths).toEqual(['/trpc/held', '/trpc/other']);
  release();
  await vi.waitFor(() => expect(received.match(/\/trpc\/(?:held|\d)/g)).toEqual(paths));
});

it('starts no request while the previous response is not read', async () => {
  sendAhead(['/trpc/large', '/trpc/next']);
  socket.pause();
  await vi.waitFor(() => expect(requestedPaths).toEqual(['/trpc/large']));
  for (let call = 0; call < 20; call += 1) await fetchText('/trpc/other');
  expect(requestedPaths).not.toContain('/trpc/next');
  socket.resume();
  await vi.waitFor(() => expect(requestedPaths).toContain('/trpc/next'), { timeout: 10_000 });
}, 15_000);

it('closes a connection that pipelines many requests, before any of them starts', async () => {
  sendAhead(Array.from({ length: 20 }, () => '/trpc/ahead'));
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(await fetchText('/trpc/other')).toBe('/trpc/other');
  expect(requestedPaths).toEqual(['/trpc/other']);
});
