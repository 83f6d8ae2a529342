import { sql, type SQL } from 'drizzle-orm';

/** Where a stored picture's file is served. */
export const urlOf = (file: string) => `/media/${file}`;

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

/** The hashes of a product's pictures, in order. For use in a query over `products`. */
export const pictureHashes = () =>
  sql<string[]>`array(select pp.media_hash from product_pictures pp
    where pp.product_id = "products"."id" order by pp.position)`;
