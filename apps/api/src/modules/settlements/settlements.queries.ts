import { and, asc, count, desc, eq, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type {
  ListSettlementLinesInput,
  ListSettlementsInput,
} from '@aabha/contracts/settlements/settlements.schema';
import { bankState } from '@aabha/contracts/settlements/settlements.rules';
import type { BankState } from '@aabha/contracts/settlements/settlements.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { settlementLines, settlements } from '@aabha/db/schema/settlements';
import { containsText } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';

type Filters = ListSettlementsInput['filters'];

const IS_MATCHED = and(settlements.isWhole, eq(settlements.openCount, 0)) as SQL;

function hasBankState(state: BankState | undefined): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === 'missing') return isNull(settlements.bankPaise);
  const compare = state === 'same' ? eq : ne;
  return compare(settlements.bankPaise, settlements.netPaise);
}

function matching({ matched, bank, search, ...days }: Filters): SQL | undefined {
  const text = search?.trim();
  return and(
    matched === undefined ? undefined : matched ? IS_MATCHED : not(IS_MATCHED),
    hasBankState(bank),
    withinDays(settlements.settledAt, days),
    text
      ? or(
          containsText(settlements.utr, text),
          eq(settlements.providerId, text),
          sql`${settlements.id} in (select settlement_id from settlement_lines where provider_id = ${text})`,
        )
      : undefined,
  );
}

const SORT_BY = { settled_at: settlements.settledAt, net: settlements.netPaise };

const COLUMNS = {
  ...{ id: settlements.id, providerId: settlements.providerId, utr: settlements.utr },
  ...{ status: settlements.status, settledAt: settlements.settledAt, grossPaise: settlements.grossPaise },
  ...{ refundsPaise: settlements.refundsPaise, adjustmentsPaise: settlements.adjustmentsPaise },
  ...{ feesPaise: settlements.feesPaise, taxPaise: settlements.taxPaise, netPaise: settlements.netPaise },
  ...{ lineCount: settlements.lineCount, openCount: settlements.openCount, isWhole: settlements.isWhole },
  ...{ bankPaise: settlements.bankPaise, bankDay: settlements.bankDay, bankBy: users.name },
};

const selectRows = (db: DbOrTx) =>
  db.select(COLUMNS).from(settlements).leftJoin(users, eq(users.id, settlements.bankBy)).$dynamic();
type SettlementRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Returns a settlement as it is sent, amounts in paise. */
const asSent = (row: SettlementRow) => ({
  ...{ _id: row.id, provider_id: row.providerId, utr: row.utr, status: row.status },
  ...{ settled_at: row.settledAt, gross: row.grossPaise, refunds: row.refundsPaise },
  ...{ adjustments: row.adjustmentsPaise, fees: row.feesPaise, tax: row.taxPaise, net: row.netPaise },
  ...{ line_count: row.lineCount, open_count: row.openCount, is_whole: row.isWhole },
  ...{ bank_state: bankState(row.netPaise, row.bankPaise), bank_amount: row.bankPaise },
  ...{ bank_day: row.bankDay, bank_by: row.bankBy },
});

/** Returns a page of settlements, newest first by default. */
export async function selectSettlements(db: DbOrTx, input: ListSettlementsInput) {
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  const rows = await selectRows(db)
    .where(matching(input.filters))
    .orderBy(direction(SORT_BY[input.sort?.field ?? 'settled_at']), direction(settlements.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
  return rows.map(asSent);
}

export async function countSettlements(db: DbOrTx, filters: Filters): Promise<number> {
  return only(await db.select({ n: count() }).from(settlements).where(matching(filters))).n;
}

/** Returns the ids of all matching settlements, newest first. */
export async function findSettlementIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const ids = packIds(settlements.id, [desc(settlements.settledAt), desc(settlements.id)]);
  return only(await db.select({ ids }).from(settlements).where(matching(filters))).ids;
}

/** Selects some settlements for an export, newest first. */
export function selectSettlementsOfIds(db: DbOrTx, ids: readonly string[]) {
  return selectRows(db)
    .where(anyOf(settlements.id, ids))
    .orderBy(desc(settlements.settledAt), desc(settlements.id));
}

/** Returns a settlement; undefined for an unknown one. */
export async function findSettlement(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await selectRows(db).where(eq(settlements.id, id));
  return row && asSent(row);
}

const linesOf = ({ id, filters: { state } }: ListSettlementLinesInput) =>
  and(
    isUuid(id) ? eq(settlementLines.settlementId, id) : sql`false`,
    state === undefined ? undefined : eq(settlementLines.state, state),
  );

/** Returns a page of a settlement's lines: those that do not match first, then in the order of the report. */
export function selectSettlementLines(db: DbOrTx, input: ListSettlementLinesInput) {
  return db
    .select({
      ...{ _id: settlementLines.id, provider_id: settlementLines.providerId, kind: settlementLines.kind },
      ...{ state: settlementLines.state, amount: settlementLines.amountPaise, fee: settlementLines.feePaise },
      ...{ tax: settlementLines.taxPaise, net: settlementLines.netPaise, at: settlementLines.at },
      description: settlementLines.description,
      ours: sql`coalesce(${refunds.amountPaise}, ${payments.amountPaise})`.mapWith(payments.amountPaise),
      offer_discount: sql`coalesce(${payments.offerDiscountPaise}, 0)`.mapWith(payments.offerDiscountPaise),
      order_id: orders.id,
    })
    .from(settlementLines)
    .leftJoin(refunds, eq(refunds.id, settlementLines.refundId))
    .leftJoin(payments, eq(payments.id, settlementLines.paymentId))
    .leftJoin(
      orders,
      sql`${orders.paymentId} = coalesce(${settlementLines.paymentId}, ${refunds.capturedPaymentId})`,
    )
    .where(linesOf(input))
    .orderBy(sql`${settlementLines.state} = 'matched'`, asc(settlementLines.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countSettlementLines(db: DbOrTx, input: ListSettlementLinesInput): Promise<number> {
  return only(await db.select({ n: count() }).from(settlementLines).where(linesOf(input))).n;
}

/** Returns settlements with these UTRs, locked, with what staff saw in the bank. */
export function lockByUtr(tx: Tx, utrs: readonly string[]) {
  return tx
    .select({
      ...{ id: settlements.id, utr: settlements.utr, bankPaise: settlements.bankPaise },
      bankDay: settlements.bankDay,
    })
    .from(settlements)
    .where(and(ne(settlements.utr, ''), sql`${settlements.utr} = any(${sql.param([...utrs])}::text[])`))
    .orderBy(asc(settlements.id))
    .for('update');
}

/** Returns what staff saw of a settlement, locked; undefined for an unknown one. */
export async function lockBank(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select({ id: settlements.id, bankPaise: settlements.bankPaise, bankDay: settlements.bankDay })
    .from(settlements)
    .where(eq(settlements.id, id))
    .for('update');
  return row;
}

type Bank = Pick<typeof settlements.$inferInsert, 'bankPaise' | 'bankDay' | 'bankBy' | 'bankAt'>;

export async function setBank(tx: Tx, id: string, bank: Bank): Promise<void> {
  await tx.update(settlements).set(bank).where(eq(settlements.id, id));
}
