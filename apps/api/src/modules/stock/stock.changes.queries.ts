import { sql } from 'drizzle-orm';
import type { StockMoveReason } from '@aabha/contracts/stock/stock.values';
import type { Tx } from '@aabha/db/client';
import { preparedStatement, preparedSql } from '@aabha/db/driver/prepared-statement';
import { products } from '@aabha/db/schema/products';
import { freeStock } from './stock.queries';

const idsSent = sql`select unnest(${sql.placeholder('productIds')}::uuid[])`;
interface StockMove {
  productId: string;
  quantity: number;
}

/** Why stock changes, and after what (docs/spec/stock.md#movements). */
interface StockCause {
  reason: StockMoveReason;
  /** The order or wholesale order. */
  refId?: string;
  /** Who of the staff. */
  actorId?: string | undefined;
  note?: string;
}

const cause = (name: string) =>
  sql`set_config(${sql.raw(`'aabha.stock_${name}'`)}, ${sql.placeholder(name)}::text, true)`;

/* The cause is named in the same statement, before the trigger that writes the movement reads it. */
const moveStatement = preparedSql(
  'move_stock',
  sql`with cause as materialized (
      select ${cause('reason')}, ${cause('ref')}, ${cause('actor')}, ${cause('note')}
    )
    update ${products} set stock = ${products.stock} - moved.quantity, updated_at = now()
    from (select product_id, sum(quantity)::int as quantity
      from unnest(${sql.placeholder('productIds')}::uuid[], ${sql.placeholder('quantities')}::int[])
        as move(product_id, quantity)
      group by product_id) as moved, cause
    where ${products.id} = moved.product_id`,
);

const nameStatement = preparedSql(
  'name_stock_cause',
  sql`select ${cause('reason')}, ${cause('ref')}, ${cause('actor')}, ${cause('note')}`,
);

const settingsOf = ({ reason, refId = '', actorId = '', note = '' }: StockCause) => ({
  ...{ reason, ref: refId, actor: actorId, note },
});

/** Names the cause of the changes of stock of a transaction that writes products itself. */
export async function nameStockCause(tx: Tx, stockCause: StockCause): Promise<void> {
  await nameStatement(tx).execute(settingsOf(stockCause));
}

/**
 * Takes units from stock. The products must be locked; the database refuses to go below zero. A trigger takes them from
 * the slots.
 */
export async function takeStock(tx: Tx, moves: readonly StockMove[], stockCause: StockCause): Promise<void> {
  if (moves.length === 0) return;
  await moveStatement(tx).execute({
    ...settingsOf(stockCause),
    productIds: moves.map(({ productId }) => productId),
    quantities: moves.map(({ quantity }) => quantity),
  });
}

/** Returns units to stock. */
export async function putBackStock(
  tx: Tx,
  moves: readonly StockMove[],
  stockCause: StockCause,
): Promise<void> {
  await takeStock(
    tx,
    moves.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
    stockCause,
  );
}

const setSlotsStatement = preparedSql(
  'set_stock_slots',
  sql`select set_stock_slots(${sql.placeholder('id')}, ${sql.placeholder('slots')})`,
);

/** Divides the units of a product between another number of slots. No unit and no reservation is lost. */
export async function setStockSlots(tx: Tx, id: string, slots: number): Promise<void> {
  await setSlotsStatement(tx).execute({ id, slots });
}

const free = preparedStatement((db) =>
  db
    .select({ id: products.id, free: freeStock(sql.placeholder('userId')) })
    .from(products)
    .where(sql`${products.id} = any(array(${idsSent}))`)
    .prepare('units_for'),
);

/** An account id without reservations. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Returns the unreserved units on hand, removed products included. */
export const unitsForAnybody = (tx: Tx, productIds: readonly string[]): Promise<Map<string, number>> =>
  unitsFor(tx, productIds, NOBODY);

/**
 * Returns the units on hand without reservations of others, removed products included: those available for a
 * payment already made.
 */
export async function unitsFor(
  tx: Tx,
  productIds: readonly string[],
  userId: string,
): Promise<Map<string, number>> {
  const rows = await free(tx).execute({ productIds, userId });
  return new Map(rows.map((row) => [row.id, row.free]));
}
