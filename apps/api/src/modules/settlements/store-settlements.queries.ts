import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Paise } from '@aabha/contracts/money/money';
import {
  settlementLineState,
  settlementSums,
  type TheirSettlement,
  type TheirSettlementLine,
} from '@aabha/contracts/settlements/settlements.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { settlementLines, settlements } from '@aabha/db/schema/settlements';
import { only } from '@aabha/db/tx';

/** Lines of one statement. */
const BATCH = 500;
const money = (amount: number) => amount as Paise;

/** Stores a settlement, once for the provider's id. Returns its id, and whether it is new. */
export async function upsertSettlement(
  tx: Tx,
  theirs: TheirSettlement,
  lines: readonly TheirSettlementLine[],
): Promise<{ id: string; isNew: boolean }> {
  const sums = settlementSums(lines);
  const facts = {
    ...{ utr: theirs.utr, status: theirs.status, settledAt: theirs.createdAt },
    ...{ grossPaise: money(sums.grossPaise), refundsPaise: money(sums.refundsPaise) },
    ...{ adjustmentsPaise: money(sums.adjustmentsPaise), feesPaise: money(sums.feesPaise) },
    ...{ taxPaise: money(sums.taxPaise), netPaise: money(theirs.amountPaise) },
    ...{ lineCount: lines.length, isWhole: sums.netPaise === theirs.amountPaise },
  };
  const [inserted] = await tx
    .insert(settlements)
    .values({ providerId: theirs.id, ...facts, openCount: 0 })
    .onConflictDoNothing()
    .returning({ id: settlements.id });
  if (inserted) return { id: inserted.id, isNew: true };
  const same = eq(settlements.providerId, theirs.id);
  const { id, status, utr, lineCount } = only(
    await tx
      .select({
        ...{ id: settlements.id, status: settlements.status },
        ...{ utr: settlements.utr, lineCount: settlements.lineCount },
      })
      .from(settlements)
      .where(same)
      .for('update'),
  );
  const isChanged = status !== theirs.status || utr !== theirs.utr || lineCount !== lines.length;
  if (isChanged)
    await tx
      .update(settlements)
      .set({ ...facts, updatedAt: sql`now()` })
      .where(same);
  return { id, isNew: false };
}

/** Stores the lines of a settlement, each once. */
export async function insertLines(
  tx: Tx,
  settlementId: string,
  lines: readonly TheirSettlementLine[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += BATCH)
    await tx
      .insert(settlementLines)
      .values(
        lines.slice(from, from + BATCH).map(({ id, kind, at, description, ...line }) => ({
          ...{ settlementId, providerId: id, kind, at, description },
          ...{ amountPaise: money(line.amountPaise), feePaise: money(line.feePaise - line.taxPaise) },
          ...{ taxPaise: money(line.taxPaise), netPaise: money(line.netPaise) },
        })),
      )
      .onConflictDoNothing();
}

/** Selects the lines of settlements that are not matched, with the payment or refund of ours. */
const selectOpenLines = (db: DbOrTx, settlementIds: readonly string[]) =>
  db
    .select({
      ...{ id: settlementLines.id, kind: settlementLines.kind, amountPaise: settlementLines.amountPaise },
      ...{ state: settlementLines.state, paymentId: payments.id, refundId: refunds.id },
      oursPaise: sql<string | null>`coalesce(${payments.amountPaise}, ${refunds.amountPaise})`,
    })
    .from(settlementLines)
    .leftJoin(
      payments,
      and(eq(settlementLines.kind, 'payment'), eq(payments.providerPaymentId, settlementLines.providerId)),
    )
    .leftJoin(
      refunds,
      and(eq(settlementLines.kind, 'refund'), eq(refunds.providerRefundId, settlementLines.providerId)),
    )
    .where(
      and(inArray(settlementLines.settlementId, [...settlementIds]), ne(settlementLines.state, 'matched')),
    );

/** Matches the open lines of settlements with our payments and refunds, and counts what stays open. */
export async function matchLines(tx: Tx, settlementIds: readonly string[]): Promise<void> {
  if (settlementIds.length === 0) return;
  const found = (await selectOpenLines(tx, settlementIds)).map(({ oursPaise, ...line }) => ({
    ...{ id: line.id, paymentId: line.paymentId, refundId: line.refundId, before: line.state },
    state: settlementLineState(line, oursPaise === null ? undefined : Number(oursPaise)),
  }));
  const changed = found.filter(({ state, before }) => state !== before);
  for (let from = 0; from < changed.length; from += BATCH)
    await tx.execute(sql`update settlement_lines l
      set state = n.state, payment_id = n."paymentId", refund_id = n."refundId"
      from json_to_recordset(${JSON.stringify(changed.slice(from, from + BATCH))}::json)
        as n(id uuid, state text, "paymentId" uuid, "refundId" uuid)
      where l.id = n.id`);
  await tx.execute(sql`update settlements s set open_count = n.open from (
      select s.id, count(l.id) filter (where l.state <> 'matched')::int as open
      from settlements s left join settlement_lines l on l.settlement_id = s.id
      where s.id = any(${sql.param([...settlementIds])}::uuid[]) group by s.id) n
    where n.id = s.id and n.open <> s.open_count`);
}

/** Returns the ids of all settlements with lines that are not matched. */
export async function findOpenSettlements(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: settlementLines.settlementId })
    .from(settlementLines)
    .where(ne(settlementLines.state, 'matched'));
  return rows.map(({ id }) => id);
}
