import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWebServer } from './web-server';

/** More than the operating system holds of a response for a reader who reads nothing. */
const LARGE = Buffer.alloc(24 * 1024 * 1024);

let api: Server;
let asked: string[];
let letGo: () => void;
let web: FastifyInstance;
let url: string;
let socket: Socket;

beforeEach(async () => {
  asked = [];
  const mayAnswer = new Promise<void>((resolve) => (letGo = resolve));
  api = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path.includes('large')) response.end(LARGE);
    else if (path.includes('held')) void mayAnswer.then(() => response.end(path));
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

/** Sends requests for these paths on one connection, all at once. */
function sendAhead(paths: readonly string[]): void {
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join('');
  socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(requests));
  socket.on('error', () => undefined);
}

const answer = async (path: string) => (await fetch(url + path)).text();

it('begins the next request of a connection once the one before is answered, and answers all in order', async () => {
  const paths = ['/trpc/held', '/trpc/1', '/trpc/2'];
  sendAhead(paths);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  await vi.waitFor(() => expect(asked).toEqual(['/trpc/held']));
  expect(await answer('/trpc/other')).toBe('/trpc/other');
  expect(asked).toEqual(['/trpc/held', '/trpc/other']);
  letGo();
  await vi.waitFor(() => expect(received.match(/\/trpc\/(?:held|\d)/g)).toEqual(paths));
});

it('begins no further request while the response before it is not read', async () => {
  sendAhead(['/trpc/large', '/trpc/next']);
  socket.pause();
  await vi.waitFor(() => expect(asked).toEqual(['/trpc/large']));
  for (let call = 0; call < 20; call += 1) await answer('/trpc/other');
  expect(asked).not.toContain('/trpc/next');
  socket.resume();
  await vi.waitFor(() => expect(asked).toContain('/trpc/next'), { timeout: 10_000 });
}, 15_000);

it('ends a connection that sends many requests ahead, before any of them begins', async () => {
  sendAhead(Array.from({ length: 20 }, () => '/trpc/ahead'));
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(await answer('/trpc/other')).toBe('/trpc/other');
  expect(asked).toEqual(['/trpc/other']);
});
