import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { orderLines } from '@aabha/db/schema/orders';
import { products } from '@aabha/db/schema/products';
import { pictureHashes } from '../media/picture-columns.queries';

/** Was on sale: it is listed, was removed after it had been published, or was sold. A draft is none of them. */
const wasOnSale = sql`(${products.isListed}
  or (${products.removedAt} is not null and not ${products.isDraft})
  or exists (select from ${orderLines} where ${orderLines.productId} = ${products.id}))`;

/** Returns what a television states for its set-up, one that is retired too; undefined for one that never was on sale. */
export async function findSetUp(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      _id: products.id,
      name: products.name,
      companyName: products.companyName,
      modelNumber: products.modelNumber,
      isListed: products.isListed,
      screenInches: products.screenInches,
      widthCm: products.widthCm,
      heightCm: products.heightCm,
      standHeightCm: products.standHeightCm,
      standDepthCm: products.standDepthCm,
      weightKg: products.weightKg,
      cartonWeightKg: products.cartonWeightKg,
      beeStars: products.beeStars,
      energyKwhYear: products.energyKwhYear,
      standbyWatts: products.standbyWatts,
      specifications: products.specifications,
      pictureHashes: pictureHashes(),
    })
    .from(products)
    .where(and(eq(products.id, id), wasOnSale));
  return row;
}
