import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setErrorHandlers } from './failures';
import { limitFor, overload } from './overload';

/** More than the socket buffers hold. */
const LARGE = 32 * 1024 * 1024;

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** Starts a server that allows two requests in flight and completes slow ones on `completeAll`. */
async function aBusyServer() {
  const waiting: (() => void)[] = [];
  const completeAll = () => waiting.splice(0).forEach((go) => go());
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
  const untilWaiting = (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count));
  return { get, completeAll, untilWaiting, port };
}

describe('a server at its limit', () => {
  it('rejects the next request immediately with Retry-After, and accepts requests again afterwards', async () => {
    const { get, completeAll, untilWaiting } = await aBusyServer();
    const first = [get('/slow'), get('/slow')];
    await untilWaiting(2);
    const refused = await get('/slow');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({
      status: 'Failed',
      message: 'The shop is very busy right now. Please try again in a moment.',
      data: { reason: 'OVERLOADED' },
    });
    completeAll();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
    const next = get('/slow');
    await untilWaiting(1);
    completeAll();
    expect((await next).status).toBe(200);
  });

  it('responds in the format of the transport', async () => {
    const { get, completeAll, untilWaiting } = await aBusyServer();
    const first = [get('/slow'), get('/slow')];
    await untilWaiting(2);
    const refused = await get('/trpc/products.list');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({
      error: { data: { httpStatus: 503, reason: 'OVERLOADED', fields: {} } },
    });
    completeAll();
    await Promise.all(first);
  });

  it('still accepts payments and health checks', async () => {
    const { get, completeAll, untilWaiting } = await aBusyServer();
    const first = [get('/slow'), get('/slow')];
    await untilWaiting(2);
    const payment = get('/api/v1/payment/slow');
    await untilWaiting(3);
    expect((await get('/api/v1/payment/slow')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    completeAll();
    expect((await payment).status).toBe(200);
    await Promise.all(first);
  });

  it('does not count callers that disconnected', async () => {
    const { get, untilWaiting, port } = await aBusyServer();
    const gone = [0, 1].map(() => {
      const outgoing = request({ port, host: '127.0.0.1', path: '/slow' });
      outgoing.on('error', () => undefined);
      outgoing.end();
      return outgoing;
    });
    await untilWaiting(2);
    for (const outgoing of gone) outgoing.destroy();
    await vi.waitFor(async () => expect((await get('/quick')).status).toBe(200));
  });
});

describe('the in-flight limit', () => {
  /** Sends a text and reads nothing of the response. */
  const stall = (port: number, text: string) =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)));
      socket.on('error', () => undefined);
      socket.pause();
    });

  it('does not count callers that do not read their response', async () => {
    const { get, port } = await aBusyServer();
    const readers = await Promise.all(
      [1, 2, 3].map(() => stall(port, 'GET /large HTTP/1.1\r\nhost: a\r\n\r\n')),
    );
    /* Every request counted was already accepted. */
    for (const socket of readers) await once(socket, 'readable');
    expect((await get('/quick')).status).toBe(200);
    for (const socket of readers) socket.destroy();
  });

  it('does not count callers whose request is incomplete', async () => {
    const { get, port } = await aBusyServer();
    const post =
      'POST /quick HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{';
    let requestCount = 0;
    app?.server.on('request', () => (requestCount += 1));
    const senders = await Promise.all([1, 2, 3].map(() => stall(port, post)));
    await vi.waitFor(() => expect(requestCount).toBe(senders.length));
    expect((await get('/quick')).status).toBe(200);
    for (const socket of senders) socket.destroy();
  });
});

it('allows half as many more requests for payments', () => {
  expect(limitFor('/api/v1/product/list', 201)).toBe(201);
  expect(limitFor('/api/v1/payment/verify', 201)).toBe(302);
  expect(limitFor('/trpc/checkout.verifyPayment?batch=1', 200)).toBe(300);
  expect(limitFor('/readyz', 1)).toBe(Infinity);
});
