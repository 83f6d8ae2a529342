import { and, count, desc, eq, gte, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { FoundDiscrepancy } from '@aabha/contracts/reconciliation/reconciliation.rules';
import {
  BOOK_DISCREPANCY_KINDS,
  type BookDiscrepancyKind,
  type ListDiscrepanciesInput,
} from '@aabha/contracts/reconciliation/reconciliation.schema';
import type { Paise } from '@aabha/contracts/money/money';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { bookComparisons, discrepancies } from '@aabha/db/schema/reconciliation';
import { only } from '@aabha/db/tx';

/**
 * Stores a discrepancy, once for its kind and subject. A settled one stays settled; one that was gone or is
 * fixed again changes. Returns its state, and whether that is new.
 */
export async function upsertDiscrepancy(
  db: DbOrTx,
  found: FoundDiscrepancy,
  state: 'open' | 'repaired',
  run: { startedAt: string },
): Promise<{ state: string; isNew: boolean }> {
  const { kind, subject, paymentId, orderId, providerPaymentId, detail, aboutAt } = found;
  const values = {
    ...{ kind, subject, paymentId, orderId, providerPaymentId, detail, aboutAt },
    amountPaise: found.amountPaise as Paise | null,
    state,
    seenAt: run.startedAt,
  };
  const [inserted] = await db.insert(discrepancies).values(values).onConflictDoNothing().returning();
  if (inserted) return { state, isNew: true };
  const same = and(eq(discrepancies.kind, found.kind), eq(discrepancies.subject, found.subject));
  const before = only(await db.select({ state: discrepancies.state }).from(discrepancies).where(same));
  const next = before.state === 'settled' ? before.state : state;
  await db
    .update(discrepancies)
    .set({ state: next, detail: found.detail, seenAt: run.startedAt })
    .where(same);
  return { state: next, isNew: next !== before.state };
}

/** Marks open discrepancies as gone that this comparison covered and did not find again. */
export async function markGone(db: DbOrTx, run: { startedAt: string; since: string }): Promise<void> {
  await db
    .update(discrepancies)
    .set({ state: 'gone', settledAt: run.startedAt })
    .where(
      and(
        eq(discrepancies.state, 'open'),
        notInArray(discrepancies.kind, [...BOOK_DISCREPANCY_KINDS]),
        lt(discrepancies.seenAt, run.startedAt),
        or(isNull(discrepancies.aboutAt), gte(discrepancies.aboutAt, run.since)),
      ),
    );
}

/** Marks open discrepancies of these kinds as gone that were last seen before an instant. */
export async function markKindsGone(
  db: DbOrTx,
  kinds: readonly BookDiscrepancyKind[],
  beforeIso: string,
): Promise<void> {
  await db
    .update(discrepancies)
    .set({ state: 'gone', settledAt: beforeIso })
    .where(
      and(
        eq(discrepancies.state, 'open'),
        inArray(discrepancies.kind, kinds),
        lt(discrepancies.seenAt, beforeIso),
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

const ofState = ({ filters }: Pick<ListDiscrepanciesInput, 'filters'>) =>
  filters.state === undefined ? undefined : eq(discrepancies.state, filters.state);

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

/** Selects a page of discrepancies, newest first. */
export function selectDiscrepancies(db: DbOrTx, input: ListDiscrepanciesInput) {
  return db
    .select(wire)
    .from(discrepancies)
    .leftJoin(users, eq(users.id, discrepancies.settledBy))
    .where(ofState(input))
    .orderBy(desc(discrepancies.foundAt), desc(discrepancies.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countDiscrepancies(
  db: DbOrTx,
  input: Pick<ListDiscrepanciesInput, 'filters'>,
): Promise<number> {
  return only(await db.select({ n: count() }).from(discrepancies).where(ofState(input))).n;
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
