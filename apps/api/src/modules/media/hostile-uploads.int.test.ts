import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { News } from '@aabha/contracts/news/news.schema';
import { signedInAs } from '../../testing/builders';
import { pictureBytes, sendForm } from '../../testing/forms';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startTestShop();
  token = (await signedInAs(shop, 'SubAdmin')).token;
});
afterAll(() => shop.stop());

const TEXTS = { title: 'A title', subtitle: 'A subtitle', description: 'What happened.' };
const SCRIPT = '<script>alert(document.domain)</script><?php system($_GET[0]); ?>';
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const send = (bytes: Buffer, name = 'photo.png') =>
  sendForm<{ news: News }>(
    shop,
    '/news/create',
    { ...TEXTS, img: new File([new Uint8Array(bytes)], name) },
    token,
  );
const storedFiles = () => readdir(shop.mediaFolder, { recursive: true });

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

const header = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])]));

/** Returns a valid PNG with one more chunk after its header. */
async function pngWith(type: string, data: Buffer): Promise<Buffer> {
  const png = await pictureBytes();
  return Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);
}

/** Returns a valid JPEG with a comment. */
async function jpegWith(comment: Buffer): Promise<Buffer> {
  const jpeg = await pictureBytes({ format: 'jpeg' });
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpeg.subarray(2)]);
}

describe('a picture with hidden content', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a JPEG with a page in its comment', () => jpegWith(Buffer.from(SCRIPT))],
    ['a PNG with a page in its text', () => pngWith('tEXt', Buffer.from(`Comment\0${SCRIPT}`))],
    [
      'a PNG with a page behind its end',
      async () => Buffer.concat([await pictureBytes(), Buffer.from(SCRIPT)]),
    ],
    [
      'a JPEG with an archive behind its end',
      async () => Buffer.concat([await pictureBytes({ format: 'jpeg' }), Buffer.from(`PK\x03\x04${SCRIPT}`)]),
    ],
  ])('is stored as a picture only: %s', async (_what, made) => {
    const response = await send(await made(), 'photo.html');
    expect(response.status).toBe(200);
    const { pictures } = response.body.data.news;
    const urls = pictures.flatMap(({ src, sources }) => [
      src,
      ...sources.flatMap(({ srcset }) => srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '')),
    ]);
    expect(urls.length).toBeGreaterThan(1);
    for (const url of urls) {
      const served = await fetch(shop.url + url);
      expect(served.headers.get('content-type')).toMatch(/^image\/(jpeg|webp|avif)$/);
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
      const bytes = Buffer.from(await served.arrayBuffer());
      for (const trace of ['script', 'php', 'PK\x03\x04']) expect(bytes.includes(trace), trace).toBe(false);
    }
  });

  it.each([
    ['a page', Buffer.from(`<html>${SCRIPT}`)],
    ['a drawing', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`)],
    ['a GIF that is a program', Buffer.from('GIF89a/*\0*/=1;alert(1)//')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['an archive', Buffer.from('PK\x03\x04')],
    ['nothing', Buffer.alloc(0)],
    ['the first bytes of a PNG, then a page', Buffer.concat([SIGNATURE, Buffer.from(SCRIPT)])],
    [
      'the first bytes of a JPEG, then a page',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SCRIPT)]),
    ],
  ])('is refused when it is not a picture: %s', async (_what, bytes) => {
    const before = await storedFiles();
    const response = await send(bytes);
    expect([400, 415]).toContain(response.status);
    expect(Object.keys(response.body.data.fields ?? {})).toEqual(['img']);
    expect(await storedFiles()).toEqual(before);
  });
});

describe('a decompression bomb', () => {
  it.each<[string, () => Promise<Buffer>, number]>([
    [
      'four thousand million pixels that are not there',
      async () =>
        Buffer.concat([
          SIGNATURE,
          header(65_535, 65_535),
          chunk('IDAT', deflateSync(Buffer.alloc(10))),
          chunk('IEND', Buffer.alloc(0)),
        ]),
      413,
    ],
    [
      'more pixels than can be counted',
      async () =>
        Buffer.concat([
          SIGNATURE,
          header(0x7fffffff, 0x7fffffff),
          chunk('IDAT', deflateSync(Buffer.alloc(10))),
          chunk('IEND', Buffer.alloc(0)),
        ]),
      415,
    ],
    [
      'no pixels at all',
      async () =>
        Buffer.concat([
          SIGNATURE,
          header(0, 0),
          chunk('IDAT', deflateSync(Buffer.alloc(10))),
          chunk('IEND', Buffer.alloc(0)),
        ]),
      415,
    ],
  ])('is refused: %s', async (_what, made, status) => {
    const before = await storedFiles();
    expect((await send(await made())).status).toBe(status);
    expect(await storedFiles()).toEqual(before);
  });

  it.each(['zTXt', 'iCCP'])('does not fill the memory when its %s is decompressed', async (type) => {
    const megabytes = 400;
    const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 });
    expect(packed.length).toBeLessThan(1024 * 1024);
    const bytes = await pngWith(type, Buffer.concat([Buffer.from('name\0\0'), packed]));
    const before = process.memoryUsage().rss;
    expect([200, 415]).toContain((await send(bytes)).status);
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(megabytes / 2);
  });
});

describe('a file name', () => {
  it.each([
    '../../etc/passwd.png',
    '..\\..\\boot.png',
    '/etc/cron.d/job.png',
    'a\u0000.png',
    `${'x'.repeat(5000)}.png`,
    '.htaccess',
    'shell.php',
  ])('does not decide the type: %s', async (name) => {
    expect((await send(await pictureBytes({ colour: '#abcdef' }), name)).status).toBe(200);
    for (const file of await storedFiles()) expect(file).toMatch(/^[\da-z]+(-\d+)?\.(jpg|jpeg|webp|avif)$/);
    expect(await readdir(join(shop.mediaFolder, '..'))).not.toContain('passwd.png');
  });

  it('is shown as text, shortened and without invisible characters', async () => {
    const response = await send(
      Buffer.from('no picture'),
      `<img src=x onerror=alert(1)>\u202e${'y'.repeat(500)}.png`,
    );
    const message = response.body.data.fields?.img ?? '';
    expect(message).toContain('<img src=x onerror=alert(1)>yyy');
    expect(message.length).toBeLessThan(150);
  });
});

it('all stored files are pictures', async () => {
  for (const file of await storedFiles()) {
    const start = (await readFile(join(shop.mediaFolder, file))).subarray(0, 4).toString('hex');
    expect(start).toMatch(/^(ffd8ff|52494646)/);
  }
});
