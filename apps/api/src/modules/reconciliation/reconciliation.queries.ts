import { and, count, desc, eq, gte, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import {
  BOOK_DISCREPANCY_KINDS,
  LEDGER_DISCREPANCY_KINDS,
  SETTLEMENT_DISCREPANCY_KINDS,
  type ListDiscrepanciesInput,
} from '@aabha/contracts/reconciliation/reconciliation.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { bookComparisons, discrepancies } from '@aabha/db/schema/reconciliation';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';

/** Marks open discrepancies as gone that this comparison covered and did not find again. */
export async function markGone(db: DbOrTx, run: { startedAt: string; since: string }): Promise<void> {
  await db
    .update(discrepancies)
    .set({ state: 'gone', settledAt: run.startedAt })
    .where(
      and(
        eq(discrepancies.state, 'open'),
        notInArray(discrepancies.kind, [
          ...BOOK_DISCREPANCY_KINDS,
          ...SETTLEMENT_DISCREPANCY_KINDS,
          ...LEDGER_DISCREPANCY_KINDS,
        ]),
        lt(discrepancies.seenAt, run.startedAt),
        or(isNull(discrepancies.aboutAt), gte(discrepancies.aboutAt, run.since)),
      ),
    );
}

/** Starts a comparison, unless one started since `notAfterIso`; concurrent processes never start two. */
export async function claimComparison(
  tx: Tx,
  startedAt: string,
  notAfterIso: string,
): Promise<string | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('book_comparisons'))`);
  const [recent] = await tx
    .select({ id: bookComparisons.id })
    .from(bookComparisons)
    .where(gte(bookComparisons.startedAt, notAfterIso))
    .limit(1);
  return recent ? undefined : insertComparison(tx, startedAt);
}

export async function insertComparison(db: DbOrTx, startedAt: string): Promise<string> {
  return only(await db.insert(bookComparisons).values({ startedAt }).returning({ id: bookComparisons.id }))
    .id;
}

export async function endComparison(
  db: DbOrTx,
  id: string,
  values: { payments: number; repaired: number; raised: number },
): Promise<void> {
  await db
    .update(bookComparisons)
    .set({ ...values, endedAt: sql`now()` })
    .where(eq(bookComparisons.id, id));
}

const matching = ({ filters }: Pick<ListDiscrepanciesInput, 'filters'>) =>
  and(
    withinDays(discrepancies.foundAt, filters),
    filters.state === undefined ? undefined : eq(discrepancies.state, filters.state),
  );

const wire = {
  _id: discrepancies.id,
  kind: discrepancies.kind,
  state: discrepancies.state,
  subject: discrepancies.subject,
  detail: discrepancies.detail,
  amount: discrepancies.amountPaise,
  order_id: discrepancies.orderId,
  found_at: discrepancies.foundAt,
  settled_at: discrepancies.settledAt,
  settled_by: users.name,
  note: discrepancies.note,
};

const newestFirst = [desc(discrepancies.foundAt), desc(discrepancies.id)];

const withStaff = (db: DbOrTx) =>
  db
    .select(wire)
    .from(discrepancies)
    .leftJoin(users, eq(users.id, discrepancies.settledBy))
    .orderBy(...newestFirst)
    .$dynamic();

/** Selects a page of discrepancies, newest first. */
export function selectDiscrepancies(db: DbOrTx, input: ListDiscrepanciesInput) {
  return withStaff(db)
    .where(matching(input))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

/** Returns the ids of all matching discrepancies, newest first. */
export async function findDiscrepancyIds(
  db: DbOrTx,
  input: Pick<ListDiscrepanciesInput, 'filters'>,
): Promise<PackedIds> {
  const ids = packIds(discrepancies.id, newestFirst);
  return only(await db.select({ ids }).from(discrepancies).where(matching(input))).ids;
}

/** Selects some discrepancies, newest first. */
export const selectDiscrepanciesOfIds = (db: DbOrTx, ids: readonly string[]) =>
  withStaff(db).where(anyOf(discrepancies.id, ids));

export async function countDiscrepancies(
  db: DbOrTx,
  input: Pick<ListDiscrepanciesInput, 'filters'>,
): Promise<number> {
  return only(await db.select({ n: count() }).from(discrepancies).where(matching(input))).n;
}

/** Settles an open discrepancy; undefined when there is no open one of that id. */
export async function settleOpen(
  tx: Tx,
  id: string,
  values: { settledBy: string; note: string; settledAt: string },
) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .update(discrepancies)
    .set({ ...values, state: 'settled' })
    .where(and(eq(discrepancies.id, id), eq(discrepancies.state, 'open')))
    .returning({ kind: discrepancies.kind, subject: discrepancies.subject });
  return row;
}
