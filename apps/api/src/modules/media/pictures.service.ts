import type { Picture } from '@aabha/contracts/products/products.schema';
import type { DbOrTx } from '@aabha/db/client';
import type { MediaSource } from '@aabha/db/schema/media';
import { lruByBytes } from '../../cache/lru-by-bytes';
import { urlOf } from './picture-columns.queries';
import { selectPictures, selectPicturesOfProducts } from './pictures.queries';

interface StoredPicture {
  width: number;
  height: number;
  placeholder: string;
  fallbackFile: string;
  sources: MediaSource[];
}

/**
 * Returns a stored picture as pages show it: its formats, best first, each in several widths
 * (docs/spec/media.md#picture-fields).
 */
export function toPicture(stored: StoredPicture): Picture {
  return {
    src: urlOf(stored.fallbackFile),
    width: stored.width,
    height: stored.height,
    placeholder: stored.placeholder,
    sources: stored.sources.map(({ type, files }) => ({
      type,
      srcset: files.map(({ file, width }) => `${urlOf(file)} ${width}w`).join(', '),
    })),
  };
}

/** Returns the pictures of each product, in order. Products without pictures have no entry. */
export async function picturesOf(db: DbOrTx, productIds: readonly string[]): Promise<Map<string, Picture[]>> {
  const found = new Map<string, Picture[]>();
  if (productIds.length === 0) return found;
  const rows = await selectPicturesOfProducts(db, productIds);
  for (const row of rows) found.set(row.productId, [...(found.get(row.productId) ?? []), toPicture(row)]);
  return found;
}

interface Shown {
  pictures: Picture[];
  image: string[];
}

const KNOWN_BYTES = 8 * 1024 * 1024;
/* A hash identifies content, so its entry never changes and may be cached forever. */
const known = lruByBytes<Shown>(
  KNOWN_BYTES,
  ({ pictures }, hashes) => 1 + hashes.length + JSON.stringify(pictures).length * 2,
);

async function readPictures(db: DbOrTx, hashes: readonly string[]): Promise<Map<string, Picture>> {
  const rows = await selectPictures(db, hashes);
  return new Map(rows.map((row) => [row.hash, toPicture(row)]));
}

/**
 * Adds to rows the pictures of their `pictureHashes`, in order. Only uncached hashes are queried. The rows
 * are changed in place: copying a row of the query builder takes longer than reading it.
 */
export async function withPicturesOf<T extends { pictureHashes: string[] }>(
  db: DbOrTx,
  rows: readonly T[],
): Promise<(T & Shown)[]> {
  const of = rows.map((row) => known.get(row.pictureHashes.join()));
  const missing = rows.flatMap((row, index) => (of[index] ? [] : row.pictureHashes));
  const read = missing.length > 0 ? await readPictures(db, missing) : new Map<string, Picture>();
  return rows.map((row, index) => Object.assign(row, of[index] ?? shownBy(row.pictureHashes, read)));
}

function shownBy(hashes: readonly string[], read: ReadonlyMap<string, Picture>): Shown {
  const pictures = hashes.flatMap((hash) => read.get(hash) ?? []);
  const shown = { pictures, image: pictures.map((picture) => picture.src) };
  known.set(hashes.join(), shown);
  return shown;
}
