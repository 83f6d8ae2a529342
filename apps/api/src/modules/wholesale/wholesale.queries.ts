import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { ListWholesaleInput } from '@aabha/contracts/wholesale/wholesale.schema';
import type { Paise } from '@aabha/contracts/money/money';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { products } from '@aabha/db/schema/products';
import { wholesaleBreaks, wholesaleProducts } from '@aabha/db/schema/wholesale';

const columns = {
  _id: wholesaleProducts.id,
  product_id: {
    _id: products.id,
    name: products.name,
    companyName: products.companyName,
    price: products.pricePaise,
    new_price: products.newPricePaise,
    screenInches: products.screenInches,
  },
  created_at: wholesaleProducts.createdAt,
  updated_at: wholesaleProducts.updatedAt,
};

/** A stored price break; the discount of a unit is in paise. */
export interface StoredBreak {
  minQuantity: number;
  maxQuantity?: number | null | undefined;
  discount: Paise;
}

const literal = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function matching({ filters }: Pick<ListWholesaleInput, 'filters'>): SQL | undefined {
  const search = filters.search?.trim();
  const part = search ? literal(search) : undefined;
  return and(
    eq(products.isListed, true),
    filters.product_id === undefined
      ? undefined
      : isUuid(filters.product_id)
        ? eq(products.id, filters.product_id)
        : sql`false`,
    part === undefined ? undefined : or(ilike(products.name, part), ilike(products.companyName, part)),
  );
}

/** The least quantity with a lower price; null when every break has come to reach the price. */
const leastQuantity = sql`(select min(${wholesaleBreaks.minQuantity}) from ${wholesaleBreaks} where ${wholesaleBreaks.wholesaleProductId} = ${wholesaleProducts.id} and ${wholesaleBreaks.discountPaise} < ${products.newPricePaise})`;

const SORT_BY = {
  created_at: sql`${wholesaleProducts.createdAt}`,
  name: sql`${products.name}`,
  price: sql`${products.newPricePaise}`,
  size: sql`${products.screenInches}`,
  minQuantity: leastQuantity,
};

const withProduct = (db: DbOrTx) =>
  db
    .select(columns)
    .from(wholesaleProducts)
    .innerJoin(products, eq(products.id, wholesaleProducts.productId))
    .$dynamic();

/** Selects a page of the wholesale list, newest first by default. */
export function selectWholesale(db: DbOrTx, input: ListWholesaleInput) {
  const by = SORT_BY[input.sort?.field ?? 'created_at'];
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return withProduct(db)
    .where(matching(input))
    .orderBy(sql`${direction(by)} nulls last`, direction(wholesaleProducts.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}
export type WholesaleRow = Awaited<ReturnType<typeof selectWholesale>>[number];

export async function countWholesale(db: DbOrTx, input: Pick<ListWholesaleInput, 'filters'>) {
  const [row] = await db
    .select({ n: count() })
    .from(wholesaleProducts)
    .innerJoin(products, eq(products.id, wholesaleProducts.productId))
    .where(matching(input));
  return row?.n ?? 0;
}

export async function findWholesale(db: DbOrTx, id: string): Promise<WholesaleRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await withProduct(db).where(and(eq(wholesaleProducts.id, id), isNull(products.removedAt)));
  return row;
}

/** Returns a listed product, locked against concurrent edits. */
export async function lockWholesale(tx: Tx, id: string): Promise<WholesaleRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await withProduct(tx)
    .where(and(eq(wholesaleProducts.id, id), isNull(products.removedAt)))
    .for('update', { of: wholesaleProducts });
  return row;
}

/** Returns those of these products that are on the wholesale list. */
export async function findOffers(db: DbOrTx, productIds: readonly string[]): Promise<WholesaleRow[]> {
  const known = productIds.filter(isUuid);
  if (known.length === 0) return [];
  return withProduct(db).where(and(inArray(products.id, known), eq(products.isListed, true)));
}

export function breaksOf(db: DbOrTx, wholesaleIds: readonly string[]) {
  return db
    .select({
      wholesaleProductId: wholesaleBreaks.wholesaleProductId,
      minQuantity: wholesaleBreaks.minQuantity,
      maxQuantity: wholesaleBreaks.maxQuantity,
      discount: wholesaleBreaks.discountPaise,
    })
    .from(wholesaleBreaks)
    .where(inArray(wholesaleBreaks.wholesaleProductId, [...wholesaleIds]))
    .orderBy(asc(wholesaleBreaks.minQuantity));
}

/** Returns the selling price of a product on sale; undefined for any other. */
export async function findPrice(tx: Tx, productId: string): Promise<Paise | undefined> {
  if (!isUuid(productId)) return undefined;
  const [row] = await tx
    .select({ newPricePaise: products.newPricePaise })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.removedAt)))
    .for('share');
  return row?.newPricePaise;
}

/** Lists a product. Undefined when it is listed already. */
export async function insertWholesale(tx: Tx, productId: string): Promise<string | undefined> {
  const [row] = await tx
    .insert(wholesaleProducts)
    .values({ productId })
    .onConflictDoNothing()
    .returning({ id: wholesaleProducts.id });
  return row?.id;
}

export async function replaceBreaks(tx: Tx, wholesaleProductId: string, breaks: readonly StoredBreak[]) {
  await tx.delete(wholesaleBreaks).where(eq(wholesaleBreaks.wholesaleProductId, wholesaleProductId));
  await tx.insert(wholesaleBreaks).values(
    breaks.map(({ minQuantity, maxQuantity, discount }) => ({
      wholesaleProductId,
      minQuantity,
      maxQuantity: maxQuantity ?? null,
      discountPaise: discount,
    })),
  );
}

export async function touchWholesale(tx: Tx, id: string, at: string): Promise<void> {
  await tx.update(wholesaleProducts).set({ updatedAt: at }).where(eq(wholesaleProducts.id, id));
}

export async function deleteWholesale(tx: Tx, id: string): Promise<void> {
  await tx.delete(wholesaleProducts).where(eq(wholesaleProducts.id, id));
}
