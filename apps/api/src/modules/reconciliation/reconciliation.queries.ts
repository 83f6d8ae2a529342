import { and, count, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { FoundDifference } from '@aabha/contracts/reconciliation/reconciliation.rules';
import type { ListDifferencesInput } from '@aabha/contracts/reconciliation/reconciliation.schema';
import type { Paise } from '@aabha/contracts/money/money';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { bookComparisons, bookDifferences } from '@aabha/db/schema/reconciliation';
import { only } from '@aabha/db/tx';

/**
 * Keeps a difference, once for its kind and subject. One that staff settled stays settled; one that was gone or is
 * repaired again changes. Returns its state, and whether it was not kept so before.
 */
export async function keepDifference(
  db: DbOrTx,
  found: FoundDifference,
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
  const [inserted] = await db.insert(bookDifferences).values(values).onConflictDoNothing().returning();
  if (inserted) return { state, isNew: true };
  const same = and(eq(bookDifferences.kind, found.kind), eq(bookDifferences.subject, found.subject));
  const before = only(await db.select({ state: bookDifferences.state }).from(bookDifferences).where(same));
  const next = before.state === 'settled' ? before.state : state;
  await db
    .update(bookDifferences)
    .set({ state: next, detail: found.detail, seenAt: run.startedAt })
    .where(same);
  return { state: next, isNew: next !== before.state };
}

/** What waited for staff and was not found again is gone, where this comparison went back far enough to tell. */
export async function markGone(db: DbOrTx, run: { startedAt: string; since: string }): Promise<void> {
  await db
    .update(bookDifferences)
    .set({ state: 'gone', settledAt: run.startedAt })
    .where(
      and(
        eq(bookDifferences.state, 'open'),
        lt(bookDifferences.seenAt, run.startedAt),
        or(isNull(bookDifferences.aboutAt), gte(bookDifferences.aboutAt, run.since)),
      ),
    );
}

/** Begins a comparison, unless one began since `notAfterIso`; several processes never begin one together. */
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

const ofState = ({ filters }: Pick<ListDifferencesInput, 'filters'>) =>
  filters.state === undefined ? undefined : eq(bookDifferences.state, filters.state);

const wire = {
  _id: bookDifferences.id,
  kind: bookDifferences.kind,
  state: bookDifferences.state,
  subject: bookDifferences.subject,
  detail: bookDifferences.detail,
  amount: bookDifferences.amountPaise,
  order_id: bookDifferences.orderId,
  found_at: bookDifferences.foundAt,
  settled_at: bookDifferences.settledAt,
  settled_by: users.name,
  note: bookDifferences.note,
};

/** A page of differences, newest first. */
export function selectDifferences(db: DbOrTx, input: ListDifferencesInput) {
  return db
    .select(wire)
    .from(bookDifferences)
    .leftJoin(users, eq(users.id, bookDifferences.settledBy))
    .where(ofState(input))
    .orderBy(desc(bookDifferences.foundAt), desc(bookDifferences.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countDifferences(
  db: DbOrTx,
  input: Pick<ListDifferencesInput, 'filters'>,
): Promise<number> {
  return only(await db.select({ n: count() }).from(bookDifferences).where(ofState(input))).n;
}

/** Settles an open difference; undefined when there is no open one of that id. */
export async function settleOpen(
  tx: Tx,
  id: string,
  values: { settledBy: string; note: string; settledAt: string },
) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .update(bookDifferences)
    .set({ ...values, state: 'settled' })
    .where(and(eq(bookDifferences.id, id), eq(bookDifferences.state, 'open')))
    .returning({ kind: bookDifferences.kind, subject: bookDifferences.subject });
  return row;
}
