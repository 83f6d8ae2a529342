import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompressFolder } from './precompress';
import { heldRoute } from './testing/held-route';
import { createWebServer } from './web-server';

/** A port without a listener. */
const WITHOUT_API = { apiUrl: 'http://127.0.0.1:9', trustedProxies: [], logLevel: 'silent' };

let api: FastifyInstance;
let web: FastifyInstance;
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'aabha-web-'));

beforeAll(async () => {
  api = Fastify({ trustProxy: ['127.0.0.1'] });
  api.all('/trpc/:name', async (request) => ({ name: request.params, ip: request.ip, via: request.headers }));
  api.post('/api/v1/echo', async (request, reply) =>
    reply.code(409).send({ got: request.body, ip: request.ip }),
  );
  api.get('/media/a.jpg', async (_request, reply) => reply.header('cache-control', 'max-age=9').send('jpg'));
  api.get('/media/shared.jpg', async (_request, reply) =>
    reply.header('cross-origin-resource-policy', 'cross-origin').send('jpg'),
  );
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });

  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets', 'app-abc.js'), 'console.log(1);'.repeat(200));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  precompressFolder(folder);
  const files = { root: folder, hashedPrefixes: ['/assets/'] };
  web = await createWebServer({ apiUrl, trustedProxies: ['loopback'], logLevel: 'silent', files });
  web.get('/page', async (_request, reply) =>
    reply.type('text/html').header('content-security-policy', "default-src 'none'").send('<p>'),
  );
  url = await web.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await Promise.all([web.close(), api.close()]);
  rmSync(folder, { recursive: true });
});

/** Returns the response to a request line that no HTTP client would send. */
async function responseTo(target: string): Promise<string> {
  const socket = connect((web.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
  let response = '';
  for await (const piece of socket.setEncoding('utf8')) response += piece as string;
  return response;
}

describe('headers that keep other origins out', () => {
  it.each([
    ['/page', 'same-origin'],
    ['/assets/app-abc.js', 'same-origin'],
    ['/media/shared.jpg', 'cross-origin'],
  ])('let %s be embedded by %s only', async (path, policy) => {
    const { headers } = await fetch(url + path);
    expect(headers.get('cross-origin-resource-policy')).toBe(policy);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('origin-agent-cluster')).toBe('?1');
    /* Pictures of the payment provider and of the bank's page in its frame come without the header that it asks for. */
    expect(headers.get('cross-origin-embedder-policy')).toBeNull();
  });
});

describe('request target that names another host', () => {
  it('is redirected to its path when it precedes one', async () => {
    const response = await responseTo('//evil.example/page?a=1');
    expect(response).toMatch(/^HTTP\/1\.1 308 /);
    expect(response).toMatch(/^location: \/evil\.example\/page\?a=1\r$/im);
    expect(response).toMatch(/^x-content-type-options: nosniff\r$/im);
  });
  it('is refused as an absolute URL', async () => {
    expect(await responseTo('http://evil.example/page')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await responseTo('http://evil.example/api/v1/echo')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await responseTo('/page')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('API proxy on the web app’s origin', () => {
  it('forwards query, body and token, and returns status and response', async () => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer t' };
    const response = await fetch(`${url}/api/v1/echo?x=1`, { method: 'POST', headers, body: '{"a":"₹"}' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ got: { a: '₹' } });
  });
  it('forwards a body sent with Expect: 100-continue', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(10_000) });
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    };
    const status = await new Promise((resolve, reject) => {
      const call = request(`${url}/api/v1/echo`, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      call.on('continue', () => call.end(body)).on('error', reject);
      call.flushHeaders();
    });
    expect(status).toBe(409);
  });
  it('forwards the address of the visitor and ignores a forged one', async () => {
    const response = await fetch(`${url}/trpc/x`, { headers: { 'x-forwarded-for': '9.9.9.9, 203.0.113.7' } });
    const body = (await response.json()) as { ip: string; via: Record<string, string> };
    expect(body.ip).toBe('203.0.113.7');
    expect(body.via['x-forwarded-for']).toBe('9.9.9.9, 203.0.113.7, 127.0.0.1');
    expect(body.via['x-forwarded-proto']).toBe('http');
    expect(`http://${body.via['x-forwarded-host']}`).toBe(url);
  });
  it('passes on the cache time of pictures', async () => {
    const response = await fetch(`${url}/media/a.jpg`);
    expect(response.headers.get('cache-control')).toBe('max-age=9');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
  it('responds 502 in the REST envelope and in tRPC’s format while the API is down', async () => {
    const lonely = await createWebServer(WITHOUT_API);
    const at = await lonely.listen({ port: 0, host: '127.0.0.1' });
    const rest = await fetch(`${at}/api/v1/product/list`, { method: 'POST', body: '{}' });
    expect(rest.status).toBe(502);
    const message = expect.stringMatching(/not responding/) as unknown;
    expect(await rest.json()).toMatchObject({ status: 'Failed', data: { fields: {}, message } });
    const trpc = await fetch(`${at}/trpc/products.list`);
    expect(trpc.status).toBe(502);
    expect(await trpc.json()).toMatchObject({ error: { code: -32603, data: { httpStatus: 502 } } });
    expect(await (await fetch(`${at}/healthz`)).json()).toEqual({ status: 'ok' });
    await lonely.close();
  });
});

describe('static files of the client build', () => {
  it('are cached for a year when their name has a hash, for an hour otherwise', async () => {
    const hashed = await web.inject('/assets/app-abc.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await web.inject('/favicon.svg');
    expect(plain.headers['cache-control']).toBe('public, max-age=3600');
  });
  it('are sent as brotli or gzip where accepted', async () => {
    for (const [accept, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ]) {
      const response = await web.inject({
        url: '/assets/app-abc.js',
        headers: { 'accept-encoding': accept },
      });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['content-type']).toMatch(/javascript/);
    }
  });
  it('exclude the build manifest and files outside the folder', async () => {
    for (const path of ['/.vite/manifest.json', '/assets/../../etc/passwd', '/assets/app-abc.js.br'])
      expect((await web.inject(path)).statusCode).toBe(404);
  });
});

describe('security headers', () => {
  it('are on every response; a page keeps its own policy', async () => {
    const file = await web.inject('/favicon.svg');
    expect(file.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(file.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    const page = await web.inject('/page');
    expect(page.headers['content-security-policy']).toBe("default-src 'none'");
  });
  it('include HSTS only when the visitor uses https', async () => {
    expect((await web.inject('/page')).headers['strict-transport-security']).toBeUndefined();
    const secure = await web.inject({ url: '/page', headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers['strict-transport-security']).toMatch(/max-age=63072000/);
  });
});

describe('the method TRACE', () => {
  it.each(['/page', '/trpc/products.list', '/api/v1/echo', '/healthz'])(
    'of %s sends nothing of the request back',
    async (path) => {
      const sent = request(url + path, { method: 'TRACE', headers: { authorization: 'Bearer secret' } });
      const responded = once(sent, 'response');
      sent.end();
      const [response] = (await responded) as [IncomingMessage];
      const body = await response.reduce((text: string, part: Buffer) => text + part.toString(), '');
      expect(response.statusCode).toBe(404);
      expect(body).not.toContain('secret');
    },
  );
});

describe('server errors', () => {
  it('reveal no internal details', async () => {
    const app = await createWebServer(WITHOUT_API);
    app.get('/broken', () => Promise.reject(new Error('secret table missing')));
    const response = await app.inject('/broken');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret');
    await app.close();
  });
});

describe('shutdown', () => {
  it('does not wait for an idle connection that a browser opened ahead', async () => {
    const app = await createWebServer(WITHOUT_API);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const accepted = once(app.server, 'connection');
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    const ended = once(socket, 'close');
    await accepted;
    await app.close();
    await ended;
  });

  it('sends a page that is being rendered first', async () => {
    const app = await createWebServer(WITHOUT_API);
    const { started, release } = heldRoute(app, '/slow');
    const at = await app.listen({ port: 0, host: '127.0.0.1' });
    const response = fetch(`${at}/slow`);
    await started;
    const closed = app.close();
    release();
    expect(await (await response).text()).toBe('done');
    await closed;
  });
});
