import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { STOCK_MOVE_REASONS } from '@aabha/contracts/stock/stock.values';
import { createdAt, id } from './columns';

export const stockMoveReasonEnum = pgEnum('stock_move_reason', STOCK_MOVE_REASONS);

/**
 * Every change of the units on hand of a television, written by triggers of its slots in the transaction of the change
 * (docs/spec/stock.md#movements). The sum of a television's rows is its stock. Rows are never changed or deleted. It has no
 * foreign keys, since each sale writes here: a check of the product and of the order would lock their rows.
 */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: id(),
    productId: uuid().notNull(),
    /** Units that came; negative for those that went. */
    delta: integer().notNull(),
    reason: stockMoveReasonEnum().notNull(),
    /** The payment of a sale, else the order or wholesale order; null for anything else. */
    refId: uuid(),
    /** Who of the staff; null where a shopper or a job did. */
    actorId: uuid(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('stock_moves_product_idx').on(t.productId, t.id),
    /* Sales are nearly all rows: their reason needs no index, and each sale would pay for it. */
    index('stock_moves_reason_idx')
      .on(t.reason, t.id)
      .where(sql`${t.reason} <> 'sale'`),
    check('stock_moves_delta_not_zero', sql`${t.delta} <> 0`),
  ],
);
