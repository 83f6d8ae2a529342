import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { request } from 'undici';
import { expect, it } from 'vitest';
import { UpstreamLanes } from './upstream-lanes';

it('closes unused connections before the API does, whose header says for how long it keeps them', async () => {
  const server = createServer((_request, response) => response.end('{}'));
  server.keepAliveTimeout = 72_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lanes = new UpstreamLanes(url, 100);
  try {
    const { headers, body } = await request(url, { dispatcher: lanes });
    await body.dump();
    expect(headers['keep-alive']).toBe('timeout=72');
    await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0);
  } finally {
    await lanes.end();
    server.closeAllConnections();
    server.close();
  }
});
