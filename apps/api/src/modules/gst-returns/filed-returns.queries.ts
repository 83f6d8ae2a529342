import { eq, sql } from 'drizzle-orm';
import type { ReturnDocument } from '@aabha/contracts/gstr1/return-document';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { gstReturns } from '@aabha/db/schema/gst-returns';

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
type LateDocument = Pick<ReturnDocument, 'kind' | 'id' | 'number'>;

/** Returns the documents of a filed month that are not in its return, oldest first, at most `limit`. */
export async function selectLateDocuments(
  db: DbOrTx,
  period: string,
  limit: number,
): Promise<LateDocument[]> {
  const end = sql`((g.period || '-01')::timestamp + interval '1 month') at time zone 'Asia/Kolkata'`;
  const start = sql`(g.period || '-01')::timestamp at time zone 'Asia/Kolkata'`;
  return db.execute<LateDocument & Record<string, unknown>>(sql`
    select kind, id, number from (
      select 'invoice' as kind, i.id, i.number, i.created_at as at
      from gst_returns g join invoices i on i.created_at >= ${start} and i.created_at < ${end}
        and i.number is not null and i.serial > g.last_invoice
      where g.period = ${period}
      union all
      select 'credit-note', c.id, c.number, c.issued_at
      from gst_returns g join credit_notes c on c.issued_at >= ${start} and c.issued_at < ${end}
        and c.serial > g.last_credit_note
      where g.period = ${period}
    ) late order by at, number limit ${limit}`);
}
