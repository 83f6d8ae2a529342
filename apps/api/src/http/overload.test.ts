import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setErrorHandlers } from './failures';
import { limitFor, overload } from './overload';

/** More than the machine's own buffers take. */
const LARGE = 32 * 1024 * 1024;

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** A server on which two requests may be under way, and whose slow answers come when they are let go. */
async function aBusyServer() {
  const waiting: (() => void)[] = [];
  const letGo = () => waiting.splice(0).forEach((go) => go());
  const slow = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return 'done';
  };
  const made = Fastify({ forceCloseConnections: true });
  app = made;
  setErrorHandlers(made);
  await made.register(overload, { mostInFlight: 2 });
  made.get('/slow', slow);
  made.get('/quick', () => 'done');
  made.get('/large', () => 'x'.repeat(LARGE));
  made.post('/quick', () => 'done');
  made.get('/api/v1/payment/slow', slow);
  made.get('/healthz', () => 'up');
  made.get('/trpc/products.list', slow);
  await made.listen({ port: 0, host: '127.0.0.1' });
  const { port } = made.server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const begun = (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count));
  return { get, letGo, begun, port };
}

describe('a server with as much as it can do', () => {
  it('asks the next to come again, at once, and takes them when there is room', async () => {
    const { get, letGo, begun } = await aBusyServer();
    const first = [get('/slow'), get('/slow')];
    await begun(2);
    const refused = await get('/slow');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({
      status: 'Failed',
      message: 'The shop is very busy right now. Please try again in a moment.',
      data: { reason: 'OVERLOADED' },
    });
    letGo();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
    const next = get('/slow');
    await begun(1);
    letGo();
    expect((await next).status).toBe(200);
  });

  it('speaks the language of its caller', async () => {
    const { get, letGo, begun } = await aBusyServer();
    const first = [get('/slow'), get('/slow')];
    await begun(2);
    const refused = await get('/trpc/products.list');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({
      error: { data: { httpStatus: 503, reason: 'OVERLOADED', fields: {} } },
    });
    letGo();
    await Promise.all(first);
  });

  it('goes on with payments, and answers what a load balancer asks', async () => {
    const { get, letGo, begun } = await aBusyServer();
    const first = [get('/slow'), get('/slow')];
    await begun(2);
    const payment = get('/api/v1/payment/slow');
    await begun(3);
    expect((await get('/api/v1/payment/slow')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    letGo();
    expect((await payment).status).toBe(200);
    await Promise.all(first);
  });

  it('does not count who has hung up', async () => {
    const { get, begun, port } = await aBusyServer();
    const gone = [0, 1].map(() => {
      const outgoing = request({ port, host: '127.0.0.1', path: '/slow' });
      outgoing.on('error', () => undefined);
      outgoing.end();
      return outgoing;
    });
    await begun(2);
    for (const outgoing of gone) outgoing.destroy();
    await vi.waitFor(async () => expect((await get('/quick')).status).toBe(200));
  });
});

describe('a place', () => {
  /** Sends this and reads nothing of what comes back. */
  const stall = (port: number, text: string) =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)));
      socket.on('error', () => undefined);
      socket.pause();
    });

  it('is not taken by who does not read an answer', async () => {
    const { get, port } = await aBusyServer();
    const readers = await Promise.all(
      [1, 2, 3].map(() => stall(port, 'GET /large HTTP/1.1\r\nhost: a\r\n\r\n')),
    );
    /* Whoever is answered at all was answered before. */
    for (const socket of readers) await once(socket, 'readable');
    expect((await get('/quick')).status).toBe(200);
    for (const socket of readers) socket.destroy();
  });

  it('is not taken by who has not sent all of a request', async () => {
    const { get, port } = await aBusyServer();
    const post =
      'POST /quick HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{';
    let begun = 0;
    app?.server.on('request', () => (begun += 1));
    const senders = await Promise.all([1, 2, 3].map(() => stall(port, post)));
    await vi.waitFor(() => expect(begun).toBe(senders.length));
    expect((await get('/quick')).status).toBe(200);
    for (const socket of senders) socket.destroy();
  });
});

it('gives payments half as much again', () => {
  expect(limitFor('/api/v1/product/list', 201)).toBe(201);
  expect(limitFor('/api/v1/payment/verify', 201)).toBe(302);
  expect(limitFor('/trpc/checkout.verifyPayment?batch=1', 200)).toBe(300);
  expect(limitFor('/readyz', 1)).toBe(Infinity);
});
