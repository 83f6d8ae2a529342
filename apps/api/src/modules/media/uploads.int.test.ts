import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { News } from '@aabha/contracts/news/news.schema';
import { UPLOAD_MAX_BYTES } from '@aabha/contracts/settings/limits';
import { signedInAs } from '../../testing/builders';
import { aPicture, formOf, pictureBytes, sendForm, type FormFields } from '../../testing/forms';
import { startTestShop, type RestResponse, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startTestShop();
  token = (await signedInAs(shop, 'SubAdmin')).token;
});
afterAll(() => shop.stop());

const TEXTS = { title: 'A title', subtitle: 'A subtitle', description: 'What happened.' };
const send = (img: FormFields['img']) =>
  sendForm<{ news: News }>(shop, '/news/create', { ...TEXTS, img: img ?? [] }, token);
const newsOf = (response: RestResponse<{ news: News }>) => response.body.data.news;
const fileOf = (url: string) => join(shop.mediaFolder, url.replace('/media/', ''));

/** Returns an all-black PNG of the given size: small to send, large to decode. */
function hollowPng(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) =>
    (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an uploaded picture', () => {
  it('is served with a lifetime of a year in several widths, with a JPEG where one URL is needed', async () => {
    const response = await send(await aPicture({ width: 2400, height: 1200, format: 'jpeg' }));
    expect(response.status).toBe(200);
    const [picture] = newsOf(response).pictures;
    expect(picture).toMatchObject({ width: 1600, height: 800 });
    const widths = picture?.sources[0]?.srcset.split(', ').map((entry) => entry.split(' ')) ?? [];
    expect(widths.map(([, width]) => width)).toEqual(['320w', '480w', '640w', '800w', '960w', '1600w']);
    for (const [url, width] of widths) {
      const file = await fetch(shop.url + url);
      expect(file.headers.get('content-type')).toBe('image/webp');
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const metadata = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
      expect(`${metadata.width}w`).toBe(width);
    }
    const fallback = await sharp(await readFile(fileOf(picture?.src ?? ''))).metadata();
    expect(fallback).toMatchObject({ format: 'jpeg', width: 800 });
    expect(picture?.placeholder).toMatch(/^data:image\/webp;base64,/);
  });

  it('loses its metadata, and is rotated upright', async () => {
    const withSecrets = await sharp(await pictureBytes({ width: 300, height: 100, format: 'jpeg' }))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Secret Photographer' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(withSecrets.includes('Secret Photographer')).toBe(true);
    const [picture] = newsOf(await send(new File([withSecrets], 'holiday.jpg'))).pictures;
    expect(picture).toMatchObject({ width: 100, height: 300 });
    for (const url of [picture?.src ?? '', picture?.sources[0]?.srcset.split(' ')[0] ?? '']) {
      const bytes = await readFile(fileOf(url));
      expect(bytes.includes('Secret Photographer')).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  it('is the same file however often it is uploaded', async () => {
    const picture = () => aPicture({ colour: '#123456' });
    const [first, second] = [await send(await picture()), await send(await picture())];
    expect(newsOf(first).image).toEqual(newsOf(second).image);
  });

  it('is accepted over tRPC like from a form', async () => {
    const form = formOf({ ...TEXTS, img: await aPicture({ colour: '#00ff00' }) });
    const response = await fetch(`${shop.url}/trpc/news.create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    const { result } = (await response.json()) as { result: { data: { news: News } } };
    expect(result.data.news.image).toHaveLength(1);
    const typed = await shop
      .trpc(token)
      .news.create.mutate(formOf({ ...TEXTS, img: await aPicture({ colour: '#00ff01' }) }));
    expect(typed.news.title).toBe('A title');
  });
});

describe('a file that is not what it claims', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer> | string>, number, string]>([
    ['photo.png', async () => svg, 415, 'photo.png is not a PNG or JPEG picture.'],
    ['photo.jpg', async () => '<?php system($_GET[0]); ?>', 415, 'photo.jpg is not a PNG or JPEG picture.'],
    [
      'a.png',
      async () => new Uint8Array(await pictureBytes({ format: 'gif' })),
      415,
      'a.png is not a PNG or JPEG picture.',
    ],
    [
      'a.png',
      async () => new Uint8Array(await pictureBytes({ format: 'avif' })),
      415,
      'a.png is not a PNG or JPEG picture.',
    ],
    [
      'a.png',
      async () => new Uint8Array(await pictureBytes({ format: 'webp' })),
      415,
      'a.png is not a PNG or JPEG picture.',
    ],
    [
      'half.jpg',
      async () =>
        new Uint8Array((await pictureBytes({ format: 'jpeg', width: 900, height: 900 })).subarray(0, 900)),
      415,
      'half.jpg is damaged and cannot be shown.',
    ],
    [
      'head.png',
      async () => new Uint8Array((await pictureBytes()).subarray(0, 12)),
      415,
      'head.png is damaged and cannot be shown.',
    ],
    [
      'bomb.png',
      async () => new Uint8Array(hollowPng(10_000, 10_000)),
      413,
      'bomb.png has more than 50 megapixels.',
    ],
    ['huge.png', async () => new Uint8Array(UPLOAD_MAX_BYTES + 1), 413, 'huge.png is larger than 5 MB.'],
  ])('%s is refused with a message for the field of the files', async (name, content, status, message) => {
    const before = await readdir(shop.mediaFolder);
    const response = await send(new File([await content()], name));
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ status: 'Failed', message, data: { fields: { img: message } } });
    expect(await readdir(shop.mediaFolder)).toEqual(before);
  });

  it('causes the valid ones beside it to be refused too', async () => {
    const before = await shop.trpc().news.list.query({});
    const response = await send([await aPicture(), new File(['no picture'], 'b.png')]);
    expect(response.status).toBe(415);
    expect((await shop.trpc().news.list.query({})).newsCount).toBe(before.newsCount);
  });
});

describe('too many pictures', () => {
  const pictures = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => aPicture({ width: 100 + n })));

  it.each([6, 10, 30])('are refused at %i with the specified message', async (count) => {
    const message = 'You can only upload a maximum of 5 images.';
    expect(await send(await pictures(count))).toMatchObject({
      status: 400,
      body: { message, data: { fields: { img: message } } },
    });
  });

  it('are not reached with five', async () => {
    expect(newsOf(await send(await pictures(5))).image).toHaveLength(5);
  });
});

describe('a form', () => {
  it('is not read for callers without access', async () => {
    const img = new File([new Uint8Array(UPLOAD_MAX_BYTES)], 'a.png');
    expect((await sendForm(shop, '/news/create', { ...TEXTS, img })).status).toBe(401);
    const { token: shopper } = await signedInAs(shop);
    expect((await sendForm(shop, '/news/create', { ...TEXTS, img }, shopper)).status).toBe(403);
  });

  it('that is incomplete, has no boundary or another file field is 400, never 500', async () => {
    const raw = (body: string, type: string) =>
      fetch(`${shop.url}/api/v1/news/create`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        body,
      });
    const broken = '--x\r\ncontent-disposition: form-data; name="img"; filename="a.png"\r\n\r\nabc';
    for (const [body, type] of [
      [broken, 'multipart/form-data; boundary=x'],
      [broken, 'multipart/form-data'],
      ['', 'multipart/form-data; boundary=x'],
      [
        '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
        'multipart/form-data; boundary=x',
      ],
    ] as const)
      expect((await raw(body, type)).status).toBe(400);
    const other = await sendForm(shop, '/news/create', { ...TEXTS, picture: await aPicture() }, token);
    expect(Object.keys(other.body.data.fields ?? {}).sort()).toEqual(['img', 'picture']);
  });

  it('too large for tRPC is 413 before it is read', async () => {
    const img = Array.from({ length: 12 }, () => new File([new Uint8Array(UPLOAD_MAX_BYTES)], 'a.png'));
    const response = await fetch(`${shop.url}/trpc/news.create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: formOf({ ...TEXTS, img }),
    }).catch((error: unknown) => error);
    /* The server may close the connection of a sender that keeps sending. */
    if (response instanceof Response) expect(response.status).toBe(413);
    else expect(String(response)).toContain('fetch failed');
  });

  it('is refused by procedures without files', async () => {
    expect((await sendForm(shop, '/news/list', { pageNum: '1' })).status).toBe(415);
  });
});
