import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';

import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startObjectStore } from '@aabha/embedded/object-store/object-store';
import { bucketOf } from '../testing/media-stores';
import { bucketStore } from './bucket-store';
import type { BucketSettings } from './media-place';
import { MediaUnavailable } from './media-unavailable';

const folder = mkdtempSync(join(tmpdir(), 'aabha-bucket-'));
/** For a server that responds, on a machine that may be busy, and for one that does not. */
const LONG = { connect: 20_000, read: 20_000, write: 20_000, idle: 20_000 };
const SHORT = { connect: 300, read: 400, write: 400, idle: 400 };
const PICTURE = Buffer.from('a picture');
let server: Awaited<ReturnType<typeof startObjectStore>>;
beforeAll(async () => {
  server = await startObjectStore({ folder });
});
afterAll(async () => {
  server.thaw();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const open = (over: Partial<BucketSettings> = {}, timeouts = LONG) =>
  bucketStore({ ...bucketOf(server), ...over }, timeouts);
const calls = (store: ReturnType<typeof open>) => [
  () => store.put('new.jpg', PICTURE, 'image/jpeg'),
  () => store.stat('a.jpg'),
  () => store.open('a.jpg'),
  () => store.remove('a.jpg'),
  () => store.list()[Symbol.asyncIterator]().next(),
];
const unavailable = expect.objectContaining({
  name: 'MediaUnavailable',
  message: expect.stringMatching(/^The bucket \S+ cannot be used: /),
});

describe('a bucket', () => {
  it('has files below its prefix, and shares the rest with others', async () => {
    const [inner, outer] = [open({ prefix: 'shop/media/' }), open({ prefix: 'shop/' })];
    await inner.put('a.jpg', PICTURE, 'image/jpeg');
    await outer.put('b.jpg', PICTURE, 'image/jpeg');
    const names = [];
    for await (const { name } of outer.list()) names.push(name);
    expect(names).toEqual(['b.jpg']);
    expect(await outer.has('a.jpg')).toBe(false);
  });

  it('sends type and lifetime of a file to those who read it directly', async () => {
    await open().put('typed.webp', PICTURE, 'image/webp');
    const { S3Client, HeadObjectCommand } = await import('@aws-sdk/client-s3');
    const { bucket, url, region, key } = server;
    const client = new S3Client({
      ...{ endpoint: url, region, forcePathStyle: true },
      credentials: { accessKeyId: key.id, secretAccessKey: key.secret },
    });
    expect(await client.send(new HeadObjectCommand({ Bucket: bucket, Key: 'typed.webp' }))).toMatchObject({
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=31536000, immutable',
    });
  });

  it('is sent plain requests that every server of the protocol accepts', async () => {
    const seen: { url: string | undefined; headers: string[] }[] = [];
    const listener = createServer((request, response) => {
      seen.push({ url: request.url, headers: Object.keys(request.headers) });
      request.resume().once('end', () => response.end());
    });
    await once(listener.listen(0, '127.0.0.1'), 'listening');
    const { port } = listener.address() as AddressInfo;
    const store = open({ endpoint: `http://127.0.0.1:${port}`, prefix: 'shop/' });
    await store.put('a.jpg', PICTURE, 'image/jpeg');
    await store.put('b.jpg', { stream: Readable.from([PICTURE]), size: PICTURE.length }, 'image/jpeg');
    expect(seen.map(({ url }) => url?.split('?')[0])).toEqual([
      '/pictures/shop/a.jpg',
      '/pictures/shop/b.jpg',
    ]);
    for (const { headers } of seen) {
      expect(headers).toContain('content-length');
      expect(headers.filter((name) => /checksum|trailer|encoding|decoded/.test(name))).toEqual([]);
    }
    listener.close();
    listener.closeAllConnections();
  });

  it('that refuses the key or does not exist is unavailable, with the reason', async () => {
    const stranger = open({ key: { id: 'nobody', secret: 'wrong' } });
    await expect(stranger.put('a.jpg', PICTURE, 'image/jpeg')).rejects.toThrow('InvalidAccessKeyId');
    const nowhere = open({ bucket: 'nowhere' });
    await expect(nowhere.put('a.jpg', PICTURE, 'image/jpeg')).rejects.toThrow('NoSuchBucket');
    await expect(nowhere.open('a.jpg')).rejects.toThrow(MediaUnavailable);
  });

  it('that accepts connections and does not respond is unavailable in time', async () => {
    const store = open();
    await store.put('a.jpg', PICTURE, 'image/jpeg');
    server.freeze();
    for (const call of calls(open({}, SHORT))) {
      const beganMs = performance.now();
      await expect(call()).rejects.toEqual(unavailable);
      expect(performance.now() - beganMs).toBeLessThan(2000);
    }
    server.thaw();
    await expect.poll(async () => String(await store.stat('a.jpg').catch(String))).not.toMatch(/cannot/);
  });

  it('that stops in the middle of a file breaks the stream off', async () => {
    const store = open({}, { ...LONG, idle: SHORT.idle });
    await store.put('long.webp', Buffer.alloc(48 * 1024 * 1024), 'image/webp');
    const found = await store.open('long.webp');
    server.freeze();
    if (!found) throw new Error('The file is missing.');
    await expect(buffer(found.stream)).rejects.toThrow();
    server.thaw();
  });

  it('that is down is unavailable, and used again when it is back', async () => {
    const store = open();
    await store.put('a.jpg', PICTURE, 'image/jpeg');
    const port = Number(new URL(server.url).port);
    await server.kill();
    for (const call of calls(store)) await expect(call()).rejects.toEqual(unavailable);
    server = await startObjectStore({ folder, port });
    expect(await store.has('a.jpg')).toBe(true);
  });
});
