import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Picture } from '@aabha/contracts/products/products.schema';
import type { DbOrTx } from '@aabha/db/client';
import { media, type MediaSource } from '@aabha/db/schema/media';
import { productPictures } from '@aabha/db/schema/products';

const urlOf = (file: string) => `/media/${file}`;

interface StoredPicture {
  width: number;
  height: number;
  placeholder: string;
  fallbackFile: string;
  sources: MediaSource[];
}

/** A stored picture as pages show it: its formats, best first, each in several widths (decisions §15). */
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

/** The pictures of each product, in order. Products without pictures have no entry. */
export async function picturesOf(db: DbOrTx, productIds: readonly string[]): Promise<Map<string, Picture[]>> {
  const found = new Map<string, Picture[]>();
  if (productIds.length === 0) return found;
  const rows = await db
    .select({
      productId: productPictures.productId,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
      fallbackFile: media.fallbackFile,
      sources: media.sources,
    })
    .from(productPictures)
    .innerJoin(media, eq(media.hash, productPictures.mediaHash))
    .where(inArray(productPictures.productId, [...productIds]))
    .orderBy(asc(productPictures.productId), asc(productPictures.position));
  for (const row of rows) found.set(row.productId, [...(found.get(row.productId) ?? []), toPicture(row)]);
  return found;
}

/**
 * The addresses of a product's pictures, in order, as a column of another query. `productId` names its table: alone, a
 * column would be taken for one of the tables in here.
 */
export function pictureAddresses(productId: `"${string}"."${string}"`): SQL<string[]> {
  return sql<
    string[]
  >`array(select m.fallback_file from product_pictures p join media m on m.hash = p.media_hash
    where p.product_id = ${sql.raw(productId)} order by p.position)`.mapWith((files: string[]) =>
    files.map(urlOf),
  );
}
