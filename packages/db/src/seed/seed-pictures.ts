import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Tx } from '../client';
import { derivePicture, type PictureStore, type StoredMedia } from '../media/derive-picture';
import { media } from '../schema/media';

const MASTERS = new URL('../../seed-media/', import.meta.url);
const AT_ONCE = 4;

/** Which master files show which product or news, in order. */
export interface Manifest {
  products: Record<string, string[]>;
  news: Record<string, string>;
}

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(new URL('manifest.json', MASTERS), 'utf8')) as Manifest;
}

/** Master file → what was made of it. */
export type Pictures = ReadonlyMap<string, StoredMedia>;

/** Derives every width of every master into `store`. Quick when they are there already. */
export async function derivePictures({ products, news }: Manifest, store: PictureStore): Promise<Pictures> {
  const names = [...new Set([...Object.values(products).flat(), ...Object.values(news)])];
  const derived = new Map<string, StoredMedia>();
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop())
      derived.set(name, {
        ...(await derivePicture(await readFile(fileURLToPath(new URL(name, MASTERS))), store)),
        name,
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return derived;
}

export async function insertPictures(tx: Tx, pictures: Pictures): Promise<void> {
  await tx
    .insert(media)
    .values([...pictures.values()])
    .onConflictDoNothing();
}

export function hashOf(pictures: Pictures, master: string): string {
  const picture = pictures.get(master);
  if (!picture) throw new Error(`The master picture ${master} is missing.`);
  return picture.hash;
}
