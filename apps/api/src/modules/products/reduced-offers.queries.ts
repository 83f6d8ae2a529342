import { and, eq, exists, gt, lt } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { priceHistory } from '@aabha/db/schema/prices';
import { products } from '@aabha/db/schema/products';
import { isListed } from './products.conditions.queries';
import { offerPrices } from './products.queries';

/** Selects the listed televisions with a discount that ever cost more, with the prices before their present offers. */
export function selectReducedOffers(db: DbOrTx) {
  const costMore = db
    .select({ id: priceHistory.id })
    .from(priceHistory)
    .where(
      and(eq(priceHistory.productId, products.id), gt(priceHistory.newPricePaise, products.newPricePaise)),
    );
  return db
    .select({ _id: products.id, new_price: products.newPricePaise, offerPrices })
    .from(products)
    .where(and(isListed, lt(products.newPricePaise, products.pricePaise), exists(costMore)));
}
