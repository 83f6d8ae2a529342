import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startObjectStore } from '@aabha/embedded/object-store/object-store';
import { startMediaStores } from '../testing/media-stores';
import { copyMedia } from './copy-media';
import { folderStore } from './folder-store';
import type { MediaPlace } from './media-place';
import type { MediaStore } from './media-store';
import { openMediaStore } from './open-media-store';

let stores: Awaited<ReturnType<typeof startMediaStores>>;
beforeAll(async () => {
  stores = await startMediaStores();
});
afterAll(() => stores.stop());

const FILES = 60;
const nameOf = (n: number) => `${String(n).padStart(3, '0')}.webp`;

async function filled(kind: MediaPlace['kind'], files = FILES): Promise<MediaStore> {
  const store = openMediaStore(stores.place(kind));
  for (let n = 0; n < files; n += 1) await store.put(nameOf(n), randomBytes(1000 + n * 97), 'image/webp');
  return store;
}

async function contentOf(store: MediaStore): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for await (const { name } of store.list()) {
    const found = await store.open(name);
    if (found) content[name] = (await buffer(found.stream)).toString('base64');
  }
  return content;
}

it.each([
  ['folder', 'bucket'],
  ['bucket', 'folder'],
] as const)('copies all files from a %s to a %s, and nothing the second time', async (source, target) => {
  const [from, to] = [await filled(source), openMediaStore(stores.place(target))];
  expect(await copyMedia({ from, to })).toMatchObject({ copied: FILES, present: 0 });
  expect(await contentOf(to)).toEqual(await contentOf(from));
  expect(await copyMedia({ from, to })).toEqual({ copied: 0, copiedBytes: 0, present: FILES });
});

it('continues where it was stopped', async () => {
  const [from, to] = [await filled('folder'), openMediaStore(stores.place('bucket'))];
  const stop = new AbortController();
  const first = await copyMedia({
    ...{ from, to, signal: stop.signal },
    onProgress: ({ copied }) => void (copied === 20 && stop.abort()),
  });
  expect(first.copied).toBeGreaterThanOrEqual(20);
  expect(first.copied).toBeLessThan(FILES);
  expect(await copyMedia({ from, to })).toMatchObject({
    present: first.copied,
    copied: FILES - first.copied,
  });
  expect(await contentOf(to)).toEqual(await contentOf(from));
});

it('replaces files of another size, and of another content when it compares all', async () => {
  const place = stores.place('folder');
  if (place.kind !== 'folder') throw new Error('No folder.');
  const [from, to] = [await filled('bucket', 3), folderStore(place.folder)];
  await copyMedia({ from, to });
  const whole = await contentOf(to);
  writeFileSync(join(place.folder, nameOf(0)), 'half');
  writeFileSync(join(place.folder, nameOf(1)), randomBytes(1097));
  expect(await copyMedia({ from, to })).toMatchObject({ copied: 1, present: 2 });
  expect(await contentOf(to)).not.toEqual(whole);
  expect(await copyMedia({ from, to, verifiesAll: true })).toMatchObject({ copied: 1, present: 2 });
  expect(await contentOf(to)).toEqual(whole);
});

it('fails when the content of a copy differs, and leaves none', async () => {
  const [from, to] = [await filled('folder', 1), openMediaStore(stores.place('bucket'))];
  const damaging: MediaStore = { ...to, put: (name) => to.put(name, Buffer.from('other'), 'image/webp') };
  await expect(copyMedia({ from, to: damaging })).rejects.toThrow('000.webp was not copied correctly.');
  expect(await contentOf(to)).toEqual({});
});

it('fails while the server is down, and continues when it is back', { timeout: 60_000 }, async () => {
  const server = await startObjectStore({ folder: join(stores.root, 'other') });
  const port = Number(new URL(server.url).port);
  const to = openMediaStore({ kind: 'bucket', settings: stores.bucketOf(server) });
  const from = await filled('folder');
  let killed: Promise<void> | undefined;
  const copying = copyMedia({
    ...{ from, to },
    onProgress: ({ copied }) => {
      if (copied === 10) killed = server.kill();
    },
  });
  await expect(copying).rejects.toThrow('cannot be used');
  await killed;
  const again = await startObjectStore({ folder: join(stores.root, 'other'), port });
  const { copied, present } = await copyMedia({ from, to });
  expect(copied + present).toBe(FILES);
  expect(await contentOf(to)).toEqual(await contentOf(from));
  await again.kill();
  rmSync(join(stores.root, 'other'), { recursive: true });
});
