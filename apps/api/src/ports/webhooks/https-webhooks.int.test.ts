import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { httpsWebhooks } from './https-webhooks';

const servers: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const receiver = (listener: RequestListener) => {
  const server = createServer(listener);
  return listen(server).finally(() => servers.push({ close: () => server.closeAllConnections() }));
};

/* Long enough for a busy machine. */
const local = httpsWebhooks({ isLocal: true });
const brief = httpsWebhooks({ isLocal: true, timeoutMs: 1500 });
const send = (url: string, port = local) =>
  port.send({ url, body: '{"a":1}', headers: { 'webhook-id': 'evt_1' } });

it('sends body and headers, and reads 1,024 bytes of the answer', async () => {
  let got = '';
  const url = await receiver((request, response) => {
    request.on('data', (part: Buffer) => (got += part.toString()));
    request.on('end', () => {
      got += ` ${request.method} ${request.headers['webhook-id'] as string}`;
      response.writeHead(202).end('x'.repeat(5_000_000));
    });
  });
  expect(await send(url)).toEqual({ status: 202, answer: 'x'.repeat(1024), error: null });
  expect(got).toBe('{"a":1} POST evt_1');
});

it('follows no redirect', async () => {
  let asked = 0;
  const target = await receiver((_request, response) => {
    asked += 1;
    response.end();
  });
  const url = await receiver((_request, response) => response.writeHead(307, { location: target }).end());
  expect(await send(url)).toMatchObject({ status: 307, error: expect.stringContaining('redirects') });
  expect(asked).toBe(0);
});

it('gives up on receivers that are silent, that drip their answer, or that drip its head', async () => {
  const late = { error: 'There was no whole answer in time.' };
  const silent = await receiver(() => undefined);
  const drips = await receiver((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  });
  const sockets: Socket[] = [];
  const dripsHead = await listen(
    createTcpServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('X'), 20);
      socket.on('close', () => clearInterval(timer));
    }),
  );
  const begin = Date.now();
  const answers = await Promise.all([silent, drips, dripsHead].map((url) => send(url, brief)));
  expect(answers).toMatchObject([
    { ...late, status: null },
    { ...late, status: 200 },
    { ...late, status: null },
  ]);
  expect(Date.now() - begin).toBeLessThan(6000);
  for (const socket of sockets) socket.destroy();
});

it('says why nothing came back, and never rejects', async () => {
  const closing = await listen(createTcpServer((socket) => socket.destroy()));
  expect(await send(closing)).toMatchObject({ status: null, error: expect.stringContaining('closed') });
  expect(await send('http://127.0.0.1:1/')).toMatchObject({ error: 'The connection was refused.' });
  const upgrading = await listen(
    createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    }),
  );
  expect((await send(upgrading)).error).not.toBeNull();
});

it('refuses http and private addresses, whether written or resolved, all of them or one', async () => {
  const of = (...addresses: string[]) =>
    httpsWebhooks({ isLocal: false, resolve: () => Promise.resolve(addresses) });
  const refused = { status: null, error: 'The address leads into a private network.' };
  for (const url of [
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
  ])
    expect(await send(url, of('1.1.1.1')), url).toMatchObject(refused);
  for (const addresses of [['10.0.0.1'], ['1.1.1.1', '169.254.169.254'], ['::ffff:127.0.0.1'], ['fd00::1']])
    expect(await send('https://erp.example.com/', of(...addresses)), String(addresses)).toMatchObject(
      refused,
    );
  expect(await send('https://erp.example.com/', of())).toMatchObject({ status: null });
  expect(await send('http://erp.example.com/', of('1.1.1.1'))).toMatchObject({
    error: expect.stringContaining('https'),
  });
  expect(of().refusalOf('https://localhost/')).toBeTypeOf('string');
  expect(of().refusalOf('https://erp.example.com/')).toBeUndefined();
});

it('resolves a name once and connects to that address, whatever the name says afterwards', async () => {
  const asked: string[] = [];
  const url = await receiver((request, response) => response.end(request.headers.host));
  const { port } = new URL(url);
  const rebinding = httpsWebhooks({
    isLocal: true,
    resolve: (host) => {
      asked.push(host);
      return Promise.resolve([asked.length === 1 ? '127.0.0.1' : '127.0.0.2']);
    },
  });
  const name = `erp.example.com:${port}`;
  expect(await send(`http://${name}/`, rebinding)).toEqual({ status: 200, answer: name, error: null });
  expect(asked).toEqual(['erp.example.com']);
});

it('gives up on a name that is looked up for too long', async () => {
  const stuck = httpsWebhooks({
    isLocal: false,
    timeoutMs: 100,
    resolve: () => new Promise(() => undefined),
  });
  expect(await send('https://erp.example.com/', stuck)).toMatchObject({
    error: 'There was no whole answer in time.',
  });
});
