import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { STAFF_ROLES } from '@aabha/contracts/accounts/accounts.values';
import type { PriceTag } from '@aabha/contracts/prices/prices.rules';
import type { PriceSource } from '@aabha/contracts/prices/prices.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { priceHistory } from '@aabha/db/schema/prices';
import { products } from '@aabha/db/schema/products';

/** Returns a television on sale with its price, locked against other changes of it; undefined when there is none. */
export async function lockPrice(tx: Tx, productId: string) {
  if (!isUuid(productId)) return undefined;
  const [row] = await tx
    .select({
      _id: products.id,
      name: products.name,
      price: products.pricePaise,
      discount_percentage: products.discountPercent,
      new_price: products.newPricePaise,
    })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.removedAt)))
    .for('no key update');
  return row;
}
export type PricedProduct = NonNullable<Awaited<ReturnType<typeof lockPrice>>>;

/** Who and what changes a price, for the rows of its history. */
interface PriceCause {
  source: PriceSource;
  actorId: string;
  isApproved?: boolean;
}

/** Names the cause of the price changes of a transaction, which the triggers of the history read. */
export async function setPriceCause(tx: Tx, { source, actorId, isApproved = false }: PriceCause) {
  await tx.execute(sql`select set_config('aabha.price_source', ${source}, true),
    set_config('aabha.price_actor', ${actorId}, true), set_config('aabha.price_approved', ${isApproved ? 'yes' : ''}, true)`);
}

/** Sets the price of a television. An edit that began before is a conflict from then on. */
export async function updatePrice(tx: Tx, productId: string, tag: PriceTag): Promise<void> {
  const editedNow = sql`statement_timestamp()`;
  await tx
    .update(products)
    .set({
      pricePaise: tag.price,
      discountPercent: tag.discount_percentage,
      newPricePaise: tag.new_price,
      updatedAt: editedNow,
      editedAt: editedNow,
    })
    .where(eq(products.id, productId));
}

/** Selects the selling prices of some televisions since an instant, and that which was in force then, by time. */
export async function selectPricesSince(tx: DbOrTx, productIds: readonly string[], since: string) {
  const later = tx
    .select({ at: sql`max(later.at)` })
    .from(sql`${priceHistory} as later`)
    .where(sql`later.product_id = "price_history"."product_id" and later.at <= ${since}`);
  const rows = await tx
    .select({
      productId: priceHistory.productId,
      new_price: priceHistory.newPricePaise,
      at: priceHistory.at,
      isApproved: priceHistory.isApproved,
    })
    .from(priceHistory)
    .where(
      and(
        inArray(priceHistory.productId, [...productIds]),
        sql`${priceHistory.at} >= coalesce((${later}), '-infinity')`,
      ),
    )
    .orderBy(asc(priceHistory.at), asc(priceHistory.id));
  return rows.map(({ at, ...row }) => ({ ...row, atMs: Date.parse(at) }));
}

/** Returns the ids of the staff who may approve what somebody else asked for. */
export async function findApprovers(db: DbOrTx, otherThan: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'SuperAdmin'), isNull(users.disabledAt), ne(users.id, otherThan)))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/** Returns name, e-mail and role of one of the staff for a mail; undefined for one who cannot log in any more. */
export async function findStaffAddress(db: DbOrTx, userId: string) {
  const [row] = await db
    .select({ name: users.name, email: users.email, role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.role, [...STAFF_ROLES]), isNull(users.disabledAt)));
  return row;
}
