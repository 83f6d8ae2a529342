import { sql } from 'drizzle-orm';

/** Returns the URL of a stored picture's file. */
export const urlOf = (file: string) => `/media/${file}`;

/**
 * Returns the hashes of a product's pictures, in order. For use in a query over `products`, or over a table
 * that references it.
 */
export const pictureHashes = (productId: `"${string}"."${string}"` = '"products"."id"') =>
  sql<string[]>`array(select pp.media_hash from product_pictures pp
    where pp.product_id = ${sql.raw(productId)} order by pp.position)`;

/** Returns the names of a product's pictures, in order. For use in a query over `products`. */
export const pictureNames = sql<string[]>`array(select m.name from product_pictures pp
    join media m on m.hash = pp.media_hash where pp.product_id = "products"."id" order by pp.position)`;
