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
