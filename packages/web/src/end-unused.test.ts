import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endUnused } from './end-unused';
import { heldRoute } from './testing/held-route';

async function aServer() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  await app.register(endUnused);
  const held = heldRoute(app, '/');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, ...held };
}

it('stops although somebody opened a connection and never said anything', async () => {
  const { app, port } = await aServer();
  const accepted = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const ended = once(socket, 'close');
  await accepted;
  await app.close();
  await ended;
});

it('lets a request that is under way have its answer first', async () => {
  const { app, port, underWay, letGo } = await aServer();
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await underWay;
  const closed = app.close();
  letGo();
  expect(await (await answer).text()).toBe('done');
  await closed;
});

it('stops although a request was just coming to its end on a connection that is kept', async () => {
  const { app, port, letGo } = await aServer();
  letGo();
  const socket = connect(port, '127.0.0.1');
  const ended = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\nContent-Length: 6\r\n\r\nabc');
  await once(socket, 'data');
  const closed = app.close();
  socket.write('def');
  await closed;
  await ended;
});
