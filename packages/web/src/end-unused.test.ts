import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endUnused } from './end-unused';
import { heldRoute } from './testing/held-route';

async function aServer() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  await app.register(endUnused);
  const heldRequest = heldRoute(app, '/');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, ...heldRequest };
}

it('closes connections on which nothing was ever sent', async () => {
  const { app, port } = await aServer();
  const accepted = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const ended = once(socket, 'close');
  await accepted;
  await app.close();
  await ended;
});

it('sends the response of a request in flight first', async () => {
  const { app, port, started, release } = await aServer();
  const pendingResponse = fetch(`http://127.0.0.1:${port}/`);
  await started;
  const closed = app.close();
  release();
  expect(await (await pendingResponse).text()).toBe('done');
  await closed;
});

it('closes a keep-alive connection whose request ends during the shutdown', async () => {
  const { app, port, release } = await aServer();
  release();
  const socket = connect(port, '127.0.0.1');
  const ended = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\nContent-Length: 6\r\n\r\nabc');
  await once(socket, 'data');
  const closed = app.close();
  socket.write('def');
  await closed;
  await ended;
});
