import type { ShownWish } from '@aabha/contracts/wish-list/wish-list.schema';
import type { DbOrTx } from '@aabha/db/client';
import { withPicturesOf } from '../media/pictures.service';
import { successorsOf } from '../products/successor.service';
import type { WishRow } from './wish-list.queries';

/** Returns the televisions of a wish list with their first pictures, and the successors of those that are not sold. */
export async function showWishes(db: DbOrTx, rows: readonly WishRow[]): Promise<ShownWish[]> {
  const first = rows.map((row) => ({ ...row, pictureHashes: row.pictureHashes.slice(0, 1) }));
  const notSold = rows.filter(({ isListed }) => !isListed).map(({ productId }) => productId);
  const successors = await successorsOf(db, notSold);
  const pictured = await withPicturesOf(db, first);
  return pictured.map(({ productId, name, pictures, stock, isListed, ...row }) => ({
    product: {
      ...{ _id: productId, name, pictures, new_price: row.newPrice, stock, isListed },
      ...{ warranty_months: row.warrantyMonths, warranty_pricing: row.warrantyPricing },
      successor: successors.get(productId) ?? null,
    },
    saved_price: row.savedPrice,
    saved_at: row.savedAt,
  }));
}
