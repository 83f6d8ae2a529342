import { sql } from 'drizzle-orm';

/** Where a stored picture's file is served. */
export const urlOf = (file: string) => `/media/${file}`;

/** The hashes of a product's pictures, in order. For use in a query over `products`, or over a table that names one. */
export const pictureHashes = (productId: `"${string}"."${string}"` = '"products"."id"') =>
  sql<string[]>`array(select pp.media_hash from product_pictures pp
    where pp.product_id = ${sql.raw(productId)} order by pp.position)`;
