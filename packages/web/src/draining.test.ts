import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { draining } from './draining';

let app: FastifyInstance | undefined;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(async () => {
  agent.destroy();
  await app?.close();
});

const get = (port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent }, (incoming) => {
      incoming.resume();
      incoming.once('end', () => resolve(incoming));
    })
      .once('error', reject)
      .end();
  });

it('still responds while draining, and closes each connection with its response', async () => {
  app = Fastify();
  await app.register(draining);
  app.get('/', () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  expect((await get(port)).headers.connection).toBe('keep-alive');
  expect(app.isDraining()).toBe(false);
  const drained = app.drain(300);
  expect(app.isDraining()).toBe(true);
  const last = await get(port);
  expect(last.statusCode).toBe(200);
  expect(last.headers.connection).toBe('close');
  await drained;
});
