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

/** Opens a connection; whether it is still open is told by `destroyed`. */
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

it('ends the connections of a network beyond as many as it may have, until one of them is closed', async () => {
  const { url, port } = await aServer([]);
  const first = await Promise.all(Array.from({ length: MOST }, () => opened(port)));
  const next = await opened(port);
  await vi.waitFor(() => expect(next.destroyed).toBe(true));
  expect(first.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  first[0]?.destroy();
  /* A call before that would wait in its client for a connection that was ended, not try another one. */
  await vi.waitFor(async () => expect(await openConnections()).toBe(MOST - 1));
  expect(await (await fetch(url)).text()).toBe('here');
});

it('counts requests by forwarded address behind a trusted proxy, whose connections are not counted', async () => {
  const { url, port, letGo } = await aServer(['loopback']);
  await Promise.all(Array.from({ length: 2 * MOST }, () => opened(port)));
  const ask = (path: string, from: string) => fetch(url + path, { headers: { 'x-forwarded-for': from } });
  const underWay = Array.from({ length: MOST }, (_, index) => ask('/held', `2001:db8:0:1::${index}`));
  await vi.waitFor(async () => expect((await ask('/', '2001:db8:0:1:ffff::')).status).toBe(429));
  expect((await ask('/', '2001:db8:0:2::1')).status).toBe(200);
  expect((await fetch(url)).status).toBe(200);
  letGo();
  for (const answer of await Promise.all(underWay)) expect(answer.status).toBe(200);
  await vi.waitFor(async () => expect((await ask('/', '2001:db8:0:1::9')).status).toBe(200));
});
