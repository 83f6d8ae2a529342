import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMediaStores } from '../testing/media-stores';
import type { MediaEntry, MediaStore } from './media-store';
import { openMediaStore } from './open-media-store';

let stores: Awaited<ReturnType<typeof startMediaStores>>;
beforeAll(async () => {
  stores = await startMediaStores();
});
afterAll(() => stores.stop());

const MB = 1024 * 1024;

async function listed(store: MediaStore): Promise<MediaEntry[]> {
  const entries: MediaEntry[] = [];
  for await (const entry of store.list()) entries.push(entry);
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function contentOf(store: MediaStore, name: string, range?: { start: number; end: number }) {
  const found = await store.open(name, range);
  return found && (await buffer(found.stream));
}

async function* brokenContent() {
  yield Buffer.alloc(1000);
  throw new Error('broke off');
}

describe.each(['folder', 'bucket'] as const)('files in a %s', (kind) => {
  let store: MediaStore;
  beforeEach(() => {
    store = openMediaStore(stores.place(kind));
  });

  it('exist with their content, size and time once they are put', async () => {
    expect(await store.has('a.jpg')).toBe(false);
    await store.put('a.jpg', Buffer.from('a picture'), 'image/jpeg');
    expect(await store.has('a.jpg')).toBe(true);
    expect(String(await contentOf(store, 'a.jpg'))).toBe('a picture');
    const stat = await store.stat('a.jpg');
    expect(stat).toMatchObject({ name: 'a.jpg', size: 9 });
    expect(Math.abs(Date.now() - Number(stat?.modifiedAt))).toBeLessThan(60_000);
  });

  it('are read in parts', async () => {
    await store.put('a.jpg', Buffer.from('0123456789'), 'image/jpeg');
    expect(String(await contentOf(store, 'a.jpg', { start: 2, end: 5 }))).toBe('2345');
    expect(await store.open('a.jpg', { start: 9, end: 9 })).toMatchObject({ size: 1 });
  });

  it('that are missing are told from empty ones, and may be removed', async () => {
    await store.put('empty.webp', Buffer.alloc(0), 'image/webp');
    expect(await store.stat('empty.webp')).toMatchObject({ size: 0 });
    expect(await contentOf(store, 'empty.webp')).toEqual(Buffer.alloc(0));
    expect(await store.stat('none.webp')).toBeUndefined();
    expect(await store.open('none.webp')).toBeUndefined();
    await store.remove('none.webp');
    await store.remove('empty.webp');
    expect(await store.has('empty.webp')).toBe(false);
  });

  it('may be put concurrently', async () => {
    const content = Buffer.alloc(200_000, 7);
    await Promise.all(Array.from({ length: 20 }, () => store.put('same.webp', content, 'image/webp')));
    expect(await contentOf(store, 'same.webp')).toEqual(content);
    expect(await listed(store)).toHaveLength(1);
  });

  it('have plain names that cannot leave the place', async () => {
    for (const name of [
      '../out.jpg',
      '/etc/passwd',
      'in/side.jpg',
      '..',
      '.hidden',
      '',
      'a b',
      'a\0b',
      'ä',
    ]) {
      const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow('is no file name');
      await refused(store.put(name, Buffer.from('x'), 'image/jpeg'));
      await refused(store.has(name));
      await refused(store.stat(name));
      await refused(store.open(name));
      await refused(store.remove(name));
    }
  });

  it('are listed completely, however many there are', { timeout: 60_000 }, async () => {
    expect(await listed(store)).toEqual([]);
    const names = Array.from({ length: 1050 }, (_, n) => `${String(n).padStart(4, '0')}.webp`);
    const waiting = [...names];
    const put = async () => {
      for (let name = waiting.pop(); name; name = waiting.pop())
        await store.put(name, Buffer.from(name), 'image/webp');
    };
    await Promise.all(Array.from({ length: 16 }, put));
    const found = await listed(store);
    expect(found.map(({ name }) => name)).toEqual(names);
    expect(found.every(({ size }) => size === 9)).toBe(true);
  });

  it('may be large and are streamed', { timeout: 60_000 }, async () => {
    const part = randomBytes(MB);
    const parts = 64;
    const hash = createHash('sha256');
    const stream = Readable.from(
      (function* () {
        for (let n = 0; n < parts; n += 1) {
          hash.update(part);
          yield part;
        }
      })(),
    );
    await store.put('large.webp', { stream, size: parts * MB }, 'image/webp');
    const found = await store.open('large.webp');
    expect(found?.size).toBe(parts * MB);
    const read = createHash('sha256');
    for await (const chunk of found?.stream ?? []) read.update(chunk as Buffer);
    expect(read.digest('hex')).toBe(hash.digest('hex'));
  });

  it('are refused when their content breaks off', async () => {
    const broken = Readable.from(brokenContent());
    await expect(store.put('half.webp', { stream: broken, size: 2000 }, 'image/webp')).rejects.toThrow(
      'broke off',
    );
  });
});

describe('a folder of files', () => {
  it('has only the files, and lists no others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aabha-folder-'));
    const store = openMediaStore({ kind: 'folder', folder });
    await store.put('b.webp', Buffer.from('x'), 'image/webp');
    /* S3 is atomic too, but the server of these tests keeps what arrived. */
    const half = { stream: Readable.from(brokenContent()), size: 2000 };
    await expect(store.put('half.webp', half, 'image/webp')).rejects.toThrow('broke off');
    expect(readdirSync(folder)).toEqual(['b.webp']);
    mkdirSync(join(folder, 'inner'));
    writeFileSync(join(folder, '.partial.tmp'), 'x');
    expect((await listed(store)).map(({ name }) => name)).toEqual(['b.webp']);
    rmSync(folder, { recursive: true });
  });
});
