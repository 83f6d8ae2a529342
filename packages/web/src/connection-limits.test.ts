import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { connectionLimits } from './connection-limits';
import { heldRoute } from './testing/held-route';

const MOST = 3;
let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function aServer(trustedProxies: string[]) {
  app = Fastify({
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    forceCloseConnections: true,
  });
  await app.register(connectionLimits, {
    perNetwork: MOST,
    trustedProxies,
    refuse: (_request, reply) => void reply.code(429).send('too many'),
  });
  app.get('/', () => 'here');
  const held = heldRoute(app, '/held');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, port: (app.server.address() as AddressInfo).port, ...held };
}

/** Opens a connection; `destroyed` says whether it was closed. */
function opened(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => undefined);
    socket.resume();
    sockets.push(socket);
  });
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it('closes connections of a network above its limit until one of them ends', async () => {
  const { url, port } = await aServer([]);
  const first = await Promise.all(Array.from({ length: MOST }, () => opened(port)));
  const next = await opened(port);
  await vi.waitFor(() => expect(next.destroyed).toBe(true));
  expect(first.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  first[0]?.destroy();
  /*
   * An earlier call would be queued by its client behind a closed connection instead of opening another one.
   */
  await vi.waitFor(async () => expect(await openConnections()).toBe(MOST - 1));
  expect(await (await fetch(url)).text()).toBe('here');
});

it('counts requests by forwarded address behind a trusted proxy, whose connections are not counted', async () => {
  const { url, port, release } = await aServer(['loopback']);
  await Promise.all(Array.from({ length: 2 * MOST }, () => opened(port)));
  const ask = (path: string, from: string) => fetch(url + path, { headers: { 'x-forwarded-for': from } });
  const pending = Array.from({ length: MOST }, (_, index) => ask('/held', `2001:db8:0:1::${index}`));
  await vi.waitFor(async () => expect((await ask('/', '2001:db8:0:1:ffff::')).status).toBe(429));
  expect((await ask('/', '2001:db8:0:2::1')).status).toBe(200);
  expect((await fetch(url)).status).toBe(200);
  release();
  for (const response of await Promise.all(pending)) expect(response.status).toBe(200);
  await vi.waitFor(async () => expect((await ask('/', '2001:db8:0:1::9')).status).toBe(200));
});
