import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { slowReaders, stallsWithinMs } from './slow-readers';

const LARGE = 16 * 1024 * 1024;
const PIECE = Buffer.alloc(4096);

/** A response in small chunks, as files and proxied responses arrive. */
function* pieces() {
  for (let sent = 0; sent < LARGE; sent += PIECE.length) yield PIECE;
}

it('allows a client the grace period and one second for each 8 KB that wait', () => {
  expect(stallsWithinMs(0, 30_000)).toBe(30_000);
  expect(stallsWithinMs(64 * 1024, 30_000)).toBe(38_000);
});

it('closes a connection whose response is not read, and no other', async () => {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(slowReaders, { graceMs: 200 });
  app.get('/', () => 'x'.repeat(8 * 1024));
  app.get('/large', (_request, reply) => reply.send(Readable.from(pieces(), { objectMode: false })));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const closed = new Promise<void>((resolve) => {
    app.server.once('connection', (accepted) => accepted.once('close', () => resolve()));
  });
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n'));
  socket.on('error', () => undefined);
  socket.pause();
  await closed;
  socket.destroy();
  expect((await (await fetch(`${url}/large`)).arrayBuffer()).byteLength).toBe(LARGE);
  expect(await (await fetch(url)).text()).toHaveLength(8 * 1024);
  await app.close();
}, 20_000);
