import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';
import { stockReservations } from '@aabha/db/schema/stock';
import { only } from '@aabha/db/tx';
import type { PaymentRow } from './payments.queries';

interface Line {
  productId: string;
  quantity: number;
}

/** Products and quantities as parallel arrays. */
const inArrays = (lines: readonly Line[]) => ({
  productIds: lines.map(({ productId }) => productId),
  quantities: lines.map(({ quantity }) => quantity),
});

const value = (name: string) => sql.placeholder(name);

const reserveStatement = preparedSql<{ done: boolean }>(
  'reserve_stock',
  sql`select reserve_stock(${value('paymentId')}, ${value('userId')}, ${value('expiresAt')}, ${value('productIds')}::uuid[],
    ${value('quantities')}::int[], ${value('isExclusive')}) as done`,
);

/**
 * Reserves units until the payment expires; repeated for the same payment, it renews the reservation. The shopper's
 * earlier reservations are released. Returns false where the units are not to be had without waiting out of order: the
 * transaction must be rolled back, and repeated with the stock locked and `isExclusive`.
 */
export async function reserve(
  tx: Tx,
  { id: paymentId, userId, expiresAt }: Pick<PaymentRow, 'id' | 'userId' | 'expiresAt'>,
  lines: readonly Line[],
  isExclusive: boolean,
): Promise<boolean> {
  const values = { paymentId, userId, expiresAt, ...inArrays(lines), isExclusive };
  return only(await reserveStatement(tx).execute(values)).done;
}

const sellStatement = preparedSql<{ done: boolean }>(
  'sell_stock',
  sql`select sell_stock(${value('paymentId')}, ${value('userId')}, ${value('productIds')}::uuid[],
    ${value('quantities')}::int[], ${value('isExclusive')}) as done`,
);

/**
 * Takes the units of a payment from the slots that its reservations name. Returns false where these are gone: the
 * transaction must be rolled back, and repeated with `isExclusive`. That locks the stock of the products and sells free
 * units, and those of the shopper's other reservations; false, with nothing taken, when there are too few.
 */
export async function sell(
  tx: Tx,
  { id: paymentId, userId }: Pick<PaymentRow, 'id' | 'userId'>,
  lines: readonly Line[],
  isExclusive: boolean,
): Promise<boolean> {
  const values = { paymentId, userId, ...inArrays(lines), isExclusive };
  return only(await sellStatement(tx).execute(values)).done;
}

const settleStatement = preparedSql(
  'settle_reservations',
  sql`select settle_stock_reservations(${value('paymentId')}, ${value('userId')})`,
);

/** Releases the reservations of a payment. */
export async function settleReservations(tx: Tx, paymentId: string): Promise<void> {
  await settleStatement(tx).execute({ paymentId, userId: null });
}

/** Releases all reservations of a shopper. */
export async function settleReservationsOfUser(tx: Tx, userId: string): Promise<void> {
  await settleStatement(tx).execute({ paymentId: null, userId });
}

/**
 * Returns whether a payment still has its reservation: not after another payment of the same shopper replaced
 * it.
 */
export async function holdsStock(tx: Tx, paymentId: string): Promise<boolean> {
  const openReservations = and(
    eq(stockReservations.paymentId, paymentId),
    isNull(stockReservations.settledAt),
  );
  return (await tx.$count(stockReservations, openReservations)) > 0;
}
