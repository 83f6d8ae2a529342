import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { creditNotes } from '@aabha/db/schema/credit-notes';
import { invoices } from '@aabha/db/schema/invoices';

const ofBusiness = (userId: string) =>
  and(
    eq(invoices.userId, userId),
    isNotNull(invoices.number),
    sql`(${invoices.snapshot} #>> '{buyer,gstin}') is not null`,
  );

/** Selects the B2B invoices of an account in a financial year, newest first. */
export function selectBusinessInvoices(db: DbOrTx, userId: string, financialYear: string) {
  return db
    .select({
      id: invoices.id,
      number: sql<string>`${invoices.number}`,
      issuedAt: invoices.createdAt,
      snapshot: invoices.snapshot,
    })
    .from(invoices)
    .where(and(ofBusiness(userId), eq(invoices.financialYear, financialYear)))
    .orderBy(desc(invoices.createdAt), desc(invoices.id));
}

/** Selects the issued credit notes of an account's B2B invoices in a financial year, newest first. */
export function selectBusinessCreditNotes(db: DbOrTx, userId: string, financialYear: string) {
  return db
    .select({
      id: creditNotes.id,
      number: sql<string>`${creditNotes.number}`,
      issuedAt: sql`${creditNotes.issuedAt}`.mapWith((at) => new Date(String(at)).toISOString()),
      snapshot: creditNotes.snapshot,
    })
    .from(invoices)
    .innerJoin(creditNotes, eq(creditNotes.invoiceId, invoices.id))
    .where(
      and(ofBusiness(userId), isNotNull(creditNotes.number), eq(creditNotes.financialYear, financialYear)),
    )
    .orderBy(desc(creditNotes.issuedAt), desc(creditNotes.id));
}

/** Returns the financial years of an account's B2B invoices, newest first. */
export async function findBusinessYears(db: DbOrTx, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ year: invoices.financialYear })
    .from(invoices)
    .where(ofBusiness(userId))
    .orderBy(desc(invoices.financialYear));
  return rows.map(({ year }) => year);
}
