import type { AddressInfo } from 'node:net';
import { Agent, request } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeIdleWhileStopping } from './close-idle';

it('stops as soon as the request under way is answered, although its connection is kept alive', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeIdleWhileStopping(app);
  let begun: () => void = () => undefined;
  let answer: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => (begun = resolve));
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  app.get('/', async () => {
    begun();
    await mayAnswer;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end();
  });
  await underWay;
  const closed = app.close();
  answer();
  expect(await answered).toBe(200);
  await closed;
  agent.destroy();
}, 10_000);
