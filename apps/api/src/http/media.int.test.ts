import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startObjectStore } from '@aabha/embedded/object-store/object-store';
import { bucketVariables } from '@aabha/db/testing/media-stores';
import { startTestShop, type TestShop } from '../testing/test-shop';

const NAME = '0123456789abcdef01234567-320.webp';
const CONTENT = Buffer.from('0123456789');

const folder = mkdtempSync(join(tmpdir(), 'aabha-served-'));
let server: Awaited<ReturnType<typeof startObjectStore>>;
const shops: Partial<Record<'folder' | 'bucket', TestShop>> = {};
beforeAll(async () => {
  server = await startObjectStore({ folder });
  shops.folder = await startTestShop();
  shops.bucket = await startTestShop(bucketVariables(server));
  for (const shop of Object.values(shops)) await shop.deps.ports.files.put(NAME, CONTENT, 'image/webp');
});
afterAll(async () => {
  for (const shop of Object.values(shops)) await shop.stop();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['folder', 'bucket'] as const)('a picture in a %s', (kind) => {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${shops[kind]?.url}/media/${path}`, { headers, method });

  it('is served with its type and size, and may be cached for a year', async () => {
    const response = await get(NAME);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.any(String),
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(CONTENT);
  });

  it('has the same headers without its content', async () => {
    const response = await get(NAME, {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('10');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe('');
  });

  it('is not sent again to those who have it', async () => {
    const etag = (await get(NAME)).headers.get('etag') ?? '';
    const response = await get(NAME, { 'if-none-match': etag });
    expect(response.status).toBe(304);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get(NAME, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ])('is served in part for %s', async (range, text, contentRange) => {
    const response = await get(NAME, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(text);
  });

  it('has no part behind its end, and is sent whole for a range that is none', async () => {
    const response = await get(NAME, { range: 'bytes=10-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
    expect(await (await get(NAME, { range: 'lines=1-2' })).text()).toBe('0123456789');
    expect(await (await get(NAME, { range: 'bytes=2-4', 'if-range': '"another"' })).text()).toBe(
      '0123456789',
    );
  });

  it('that is missing or has no plain name is 404 and not cached', async () => {
    for (const path of [
      'none.webp',
      '..%2f..%2fetc%2fpasswd',
      '.hidden',
      'in/side.webp',
      '%00',
      'a%20b',
      '',
    ]) {
      for (const method of ['GET', 'HEAD']) {
        const response = await get(path, {}, method);
        expect([400, 403, 404], path).toContain(response.status);
        expect(response.headers.get('cache-control'), path).toBe('no-store');
      }
    }
  });

  it('holds nothing for a visitor who leaves in the middle', async () => {
    await shops[kind]?.deps.ports.files.put('long.webp', Buffer.alloc(20 * 1024 * 1024), 'image/webp');
    const { port } = new URL(shops[kind]?.url ?? '');
    for (let visitor = 0; visitor < 60; visitor += 1)
      await new Promise<void>((resolve, reject) => {
        const socket = createConnection(Number(port), '127.0.0.1');
        socket.once('error', reject);
        socket.once('data', () => socket.destroy());
        socket.once('close', () => resolve());
        socket.write('GET /media/long.webp HTTP/1.1\r\nhost: shop\r\n\r\n');
      });
    expect((await get(NAME)).status).toBe(200);
  });
});

describe('pictures in a bucket that is down', () => {
  it('are 503 with Retry-After, and served again when it is back', async () => {
    const port = Number(new URL(server.url).port);
    await server.kill();
    const response = await fetch(`${shops.bucket?.url}/media/${NAME}`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      message: 'Pictures cannot be stored or shown right now. Please try again in a moment.',
      data: { reason: 'MEDIA_UNAVAILABLE' },
    });
    expect((await fetch(`${shops.bucket?.url}/readyz`)).status).toBe(200);
    server = await startObjectStore({ folder, port });
    expect((await fetch(`${shops.bucket?.url}/media/${NAME}`)).status).toBe(200);
  });
});
