import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendBeginning } from './testing/slow-senders';
import { unreadBodies } from './unread-bodies';
import { createWebServer } from './web-server';

/** More than the operating system buffers of an unread body, and less than is discarded. */
const LARGE = 4 * 1024 * 1024;
const MANY = 8;

let api: FastifyInstance;
let web: FastifyInstance;
let apiUrl: string;
let webUrl: string;
let socket: Socket;

/** An API that refuses every body before it has arrived. */
async function startApi(): Promise<void> {
  api = Fastify({ forceCloseConnections: 'idle' });
  await api.register(unreadBodies, { maxBytes: 2 * LARGE, withinMs: 1500 });
  api.post('/trpc/a', { preParsing: async (_request, reply) => reply.code(413).send() }, () => undefined);
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(async () => {
  await startApi();
  web = await createWebServer({ apiUrl, trustedProxies: [], logLevel: 'silent' });
  webUrl = await web.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  socket.destroy();
  await Promise.all([web.close(), api.close()]);
});

const headOf = (length: number) =>
  `POST /trpc/a HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends large bodies on one connection, each after the previous response; returns the statuses. */
async function statusesOf(url: string): Promise<string[]> {
  let received = '';
  let isClosed = false;
  socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.on('error', () => undefined).on('close', () => (isClosed = true));
  const statuses = () => received.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [];
  const body = Buffer.alloc(LARGE, ' ');
  for (let sent = 1; sent <= MANY && !isClosed; sent += 1) {
    socket.write(headOf(LARGE));
    socket.write(body);
    await vi.waitFor(() => expect(isClosed || statuses().length === sent).toBe(true), { timeout: 5_000 });
  }
  return statuses();
}

const REFUSALS = Array.from({ length: MANY }, () => '413');

it('a body that is refused while it is sent keeps its response and its connection', async () => {
  expect(await statusesOf(apiUrl)).toEqual(REFUSALS);
}, 20_000);

it('through a web server, the API’s refusal reaches a client that is still sending', async () => {
  expect(await statusesOf(webUrl)).toEqual(REFUSALS);
}, 20_000);

it('closes the connection of a client that does not send the rest in time', async () => {
  const sender = sendBeginning(apiUrl, `${headOf(1000)}{`);
  ({ socket } = sender);
  await vi.waitFor(() => expect(sender.received()).toMatch(/^HTTP\/1\.1 413 /));
  await sender.closed;
});

it('closes the connection when the announced length exceeds the discard limit', async () => {
  const sender = sendBeginning(apiUrl, `${headOf(3 * LARGE)}{`);
  ({ socket } = sender);
  await sender.closed;
  expect(sender.received()).toMatch(/^connection: close\r$/im);
});

it('discards at most the limit of a body of unknown length', async () => {
  const head = headOf(1).replace(/content-length.*\r\n/, 'transfer-encoding: chunked\r\n');
  const piece = `${LARGE.toString(16)}\r\n${' '.repeat(LARGE)}\r\n`;
  const sender = sendBeginning(apiUrl, head + piece.repeat(4));
  ({ socket } = sender);
  await sender.closed;
  expect(sender.received()).toMatch(/^HTTP\/1\.1 413 /);
});
