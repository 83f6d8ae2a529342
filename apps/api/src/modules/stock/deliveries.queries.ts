import { and, asc, count, eq, gte, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ListDeliveriesInput } from '@aabha/contracts/stock/deliveries.schema';
import type { DeliveryFilter } from '@aabha/contracts/stock/stock.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { expectedDeliveries as deliveries } from '@aabha/db/schema/expected-deliveries';
import { products } from '@aabha/db/schema/products';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

type Filters = ListDeliveriesInput['filters'];

const isOpen = and(isNull(deliveries.cancelledAt), lt(deliveries.received, deliveries.quantity));

const inState = (state: DeliveryFilter, today: string): SQL | undefined =>
  ({
    open: isOpen,
    late: and(isOpen, lt(deliveries.dueOn, today)),
    received: eq(deliveries.received, deliveries.quantity),
    cancelled: isNotNull(deliveries.cancelledAt),
  })[state];

const isOf = (product: string) => (isUuid(product) ? eq(deliveries.productId, product) : sql`false`);

function matching({ state, product, from, to, search }: Filters, today: string): SQL | undefined {
  const text = search?.trim();
  return and(
    state === undefined ? undefined : inState(state, today),
    product === undefined ? undefined : isOf(product),
    from === undefined ? undefined : gte(deliveries.dueOn, from),
    to === undefined ? undefined : lte(deliveries.dueOn, to),
    text ? or(containsText(products.name, text), containsText(deliveries.supplier, text)) : undefined,
  );
}

/* Those that are due first, as they are waited for. */
const dueFirst = [asc(deliveries.dueOn), asc(deliveries.id)];

function selectRows(db: DbOrTx) {
  return db
    .select({
      id: deliveries.id,
      productId: deliveries.productId,
      productName: products.name,
      quantity: deliveries.quantity,
      received: deliveries.received,
      dueOn: deliveries.dueOn,
      supplier: deliveries.supplier,
      note: deliveries.note,
      createdBy: users.name,
      cancelledAt: deliveries.cancelledAt,
      createdAt: deliveries.createdAt,
      updatedAt: deliveries.updatedAt,
    })
    .from(deliveries)
    .innerJoin(products, eq(products.id, deliveries.productId))
    .innerJoin(users, eq(users.id, deliveries.createdBy))
    .$dynamic();
}
export type DeliveryRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Selects a page of deliveries, those that are due first. */
export function selectDeliveries(
  db: DbOrTx,
  { filters, pageNum, pageSize }: ListDeliveriesInput,
  today: string,
) {
  return selectRows(db)
    .where(matching(filters, today))
    .orderBy(...dueFirst)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countDeliveries(db: DbOrTx, filters: Filters, today: string): Promise<number> {
  const counted = db
    .select({ n: count() })
    .from(deliveries)
    .innerJoin(products, eq(products.id, deliveries.productId));
  return only(await counted.where(matching(filters, today))).n;
}

/** Returns the ids of all matching deliveries, those that are due first. */
export async function findDeliveryIds(db: DbOrTx, filters: Filters, today: string): Promise<PackedIds> {
  const found = db
    .select({ ids: packIds(deliveries.id, dueFirst) })
    .from(deliveries)
    .innerJoin(products, eq(products.id, deliveries.productId));
  return only(await found.where(matching(filters, today))).ids;
}

export const selectDeliveriesOfIds = (db: DbOrTx, ids: readonly string[]) =>
  selectRows(db)
    .where(anyOf(deliveries.id, ids))
    .orderBy(...dueFirst);

/** Returns a delivery, locked until the transaction ends; undefined without one. */
export async function lockDelivery(tx: Tx, id: string): Promise<DeliveryRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectRows(tx).where(eq(deliveries.id, id)).for('update', { of: deliveries });
  return row;
}

type NewDelivery = Pick<
  typeof deliveries.$inferInsert,
  'productId' | 'quantity' | 'dueOn' | 'supplier' | 'note' | 'createdBy'
>;

export async function insertDelivery(tx: Tx, values: NewDelivery): Promise<string> {
  return only(await tx.insert(deliveries).values(values).returning({ id: deliveries.id })).id;
}

type Changes = Partial<
  Pick<
    typeof deliveries.$inferInsert,
    'quantity' | 'dueOn' | 'supplier' | 'note' | 'received' | 'cancelledAt'
  >
>;

export async function updateDelivery(tx: Tx, id: string, changes: Changes): Promise<void> {
  await tx
    .update(deliveries)
    .set({ ...changes, updatedAt: sql`clock_timestamp()` })
    .where(eq(deliveries.id, id));
}

/** Returns the late deliveries of televisions, the longest first, and how many there are. */
export async function selectLateDeliveries(db: DbOrTx, today: string, most: number) {
  const late = inState('late', today);
  const [rows, [counted]] = await Promise.all([
    selectRows(db)
      .where(late)
      .orderBy(...dueFirst)
      .limit(most),
    db.select({ n: count() }).from(deliveries).where(late),
  ]);
  return { rows, total: counted?.n ?? 0 };
}
