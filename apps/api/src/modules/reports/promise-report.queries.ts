import { and, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import type { PromiseGroup, PromiseOutcome } from '@aabha/contracts/reports/reports.values';
import { endOfIndiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import {
  deliveredBetween,
  LAST_COURIER,
  OF_PROMISE,
  ORDER_PLACE,
  promisedBetween,
} from '@aabha/db/promise-conditions';
import { orders } from '@aabha/db/schema/orders';

const KEYS: Readonly<Record<PromiseGroup, SQL>> = {
  center: sql`${orders.dispatchCenter}`,
  state: ORDER_PLACE,
  courier: sql`coalesce(${LAST_COURIER}, '')`,
};

const instantsOf = ({ from, to }: ReportRange) =>
  [startOfIndiaDay(from).toISOString(), new Date(endOfIndiaDay(to).getTime() + 1).toISOString()] as const;

const DELIVERED = ['kept', 'late-1', 'late-2-3', 'late-more', 'none'] as const satisfies PromiseOutcome[];

/**
 * Returns how many orders were delivered on some days, by group and by how that stands to the promise, and how many that were
 * promised for these days are open although their day ended before an instant.
 */
export async function countPromises(
  db: DbOrTx,
  range: ReportRange,
  { by, lateBefore }: { by: PromiseGroup; lateBefore: Date },
): Promise<{ key: string; outcome: PromiseOutcome; orders: number }[]> {
  const [from, before] = instantsOf(range);
  const outcome = sql`case ${sql.join(
    DELIVERED.map((one) => sql`when ${OF_PROMISE[one]} then ${one}`),
    sql` `,
  )} end`;
  const isOverdue = and(
    OF_PROMISE.open,
    isNotNull(orders.expectedDelivery),
    promisedBetween(from, before),
    lt(orders.expectedDelivery, lateBefore.toISOString()),
  );
  const rows = await db.execute<{ key: string; outcome: PromiseOutcome; orders: string }>(sql`
    select key, outcome, count(*)::text as orders from (
      select ${KEYS[by]} as key, ${outcome} as outcome from ${orders} where ${deliveredBetween(from, before)}
      union all
      select ${KEYS[by]}, 'open' from ${orders} where ${isOverdue}
    ) found group by 1, 2`);
  return rows.map((row) => ({ ...row, orders: Number(row.orders) }));
}
