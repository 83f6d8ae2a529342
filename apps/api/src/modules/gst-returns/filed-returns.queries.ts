import { eq, sql } from 'drizzle-orm';
import type { ReturnDocument } from '@aabha/contracts/gstr1/return-document';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { gstReturnLateDocuments, gstReturns } from '@aabha/db/schema/gst-returns';

/** Returns the filed return of a month without its content; undefined where it was not filed. */
export async function findFiledReturn(db: DbOrTx, period: string) {
  const [row] = await db
    .select({
      filedAt: gstReturns.filedAt,
      filedBy: users.name,
      sha256: gstReturns.sha256,
      documents: gstReturns.documents,
      lastInvoice: gstReturns.lastInvoice,
      lastCreditNote: gstReturns.lastCreditNote,
      figures: gstReturns.figures,
    })
    .from(gstReturns)
    .innerJoin(users, eq(users.id, gstReturns.filedBy))
    .where(eq(gstReturns.period, period));
  return row;
}

/** Returns the JSON of a filed return, compressed with gzip; undefined where it was not filed. */
export async function findFiledContent(db: DbOrTx, period: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ content: gstReturns.content })
    .from(gstReturns)
    .where(eq(gstReturns.period, period));
  return row?.content;
}

/** Inserts a filed return. Returns false where the month was filed before. */
export async function insertFiledReturn(tx: Tx, row: typeof gstReturns.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(gstReturns)
    .values(row)
    .onConflictDoNothing()
    .returning({ period: gstReturns.period });
  return rows.length > 0;
}

/** A document that is dated in a filed month and got its number after the filing. */
export type LateDocument = Pick<ReturnDocument, 'kind' | 'id' | 'number'> & {
  /** The month of its date. */
  period: string;
  /** The filed return of a later month that has it; null while none has. */
  reportedIn: string | null;
};

const monthStart = (months: string) =>
  sql.raw(`((g.period || '-01')::timestamp + interval '${months} month') at time zone 'Asia/Kolkata'`);

const dated = (column: string) =>
  sql`${sql.raw(column)} >= ${monthStart('0')} and ${sql.raw(column)} < ${monthStart('1')}`;

/**
 * The filed returns whose months have more or fewer invoices than they: others have no late invoice. Counting reads an index
 * only, while looking at serials reads all invoices of the month.
 */
const RETURNS_WITH_OTHER_INVOICES = sql`(
  select g.* from gst_returns g
  where (select count(*) from invoices i where i.number is not null and ${dated('i.created_at')})
    is distinct from (
      select sum((range ->> 'documents')::int) from jsonb_array_elements(g.figures -> 'numbers') range
      where range ->> 'kind' = 'invoice'
    ) - (select count(*) from gst_return_late_documents l where l.period = g.period and l.kind = 'invoice')
  offset 0)`;

/** Returns the documents of filed months that are not in the returns of these, oldest first. */
export async function selectLateDocuments(db: DbOrTx): Promise<LateDocument[]> {
  return db.execute<LateDocument & Record<string, unknown>>(sql`
    select late.kind, late.id, late.number, late.period, r.period as "reportedIn" from (
      select 'invoice' as kind, i.id, i.number, i.created_at as at, g.period
      from ${RETURNS_WITH_OTHER_INVOICES} g join invoices i on ${dated('i.created_at')}
        and i.number is not null and i.serial > g.last_invoice
      union all
      select 'credit-note', c.id, c.number, c.issued_at, g.period
      from gst_returns g join credit_notes c on ${dated('c.issued_at')}
        and c.serial > g.last_credit_note and c.snapshot -> 'isCommercial' is null
    ) late left join gst_return_late_documents r on r.document_id = late.id
    order by at, number`);
}

/** Returns the months whose returns were filed. */
export async function selectFiledPeriods(db: DbOrTx): Promise<string[]> {
  const rows = await db.select({ period: gstReturns.period }).from(gstReturns);
  return rows.map(({ period }) => period);
}

/** Inserts which documents of filed months a filed return has. */
export async function insertLateDocuments(
  tx: Tx,
  rows: readonly (typeof gstReturnLateDocuments.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(gstReturnLateDocuments).values([...rows]);
}
