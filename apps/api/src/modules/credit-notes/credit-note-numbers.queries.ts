import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import type { Db, DbOrTx, Tx } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';
import { creditNotes, creditNoteSeries } from '@aabha/db/schema/credit-notes';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { refunds } from '@aabha/db/schema/refunds';
import { documentNumber } from '@aabha/db/document-number';
import { only } from '@aabha/db/tx';

/** A credit note that has just got its number. */
interface NumberedCreditNote {
  serial: number;
  number: string;
}

/** Returns the credit notes of an invoice whose refunds did not fail, one refund left out. */
async function findCredited(db: DbOrTx, invoiceId: string, except?: string): Promise<InvoiceSnapshot[]> {
  const rows = await db
    .select({ snapshot: creditNotes.snapshot })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .where(
      and(
        eq(creditNotes.invoiceId, invoiceId),
        ne(refunds.status, 'failed'),
        except === undefined ? undefined : ne(refunds.id, except),
      ),
    );
  return rows.map(({ snapshot }) => snapshot);
}

/**
 * Returns the invoice of a refund's order and the credit notes of its other refunds; undefined where nothing was
 * invoiced: the payment became no order.
 */
export async function findCreditedInvoice(db: DbOrTx, refundId: string) {
  const [row] = await db
    .select({
      invoiceId: invoices.id,
      invoice: invoices.snapshot,
      invoicePaise: invoices.amountPaise,
      amountPaise: refunds.amountPaise,
      reason: refunds.reason,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.paymentId, refunds.capturedPaymentId))
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(eq(refunds.id, refundId));
  return row && { ...row, credited: await findCredited(db, row.invoiceId, refundId) };
}

/** Returns the invoice of an order and the credit notes that it has; undefined without one. */
export async function findInvoiceOfCredits(db: DbOrTx, orderId: string) {
  const [row] = await db
    .select({ id: invoices.id, invoice: invoices.snapshot, issuedAt: invoices.createdAt })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  return row && { invoice: row.invoice, issuedAt: row.issuedAt, credited: await findCredited(db, row.id) };
}

/**
 * Returns the invoice of a wholesale order with its credit notes; undefined without one. The order's lock is that against
 * concurrent notes. Amounts are in paise.
 */
export async function findWholesaleInvoice(db: DbOrTx, wholesaleOrderId: string) {
  const [invoice] = await db
    .select({
      id: invoices.id,
      amountPaise: invoices.amountPaise,
      snapshot: invoices.snapshot,
      issuedAt: invoices.createdAt,
    })
    .from(invoices)
    .where(eq(invoices.wholesaleOrderId, wholesaleOrderId));
  if (!invoice) return undefined;
  const credited = await db
    .select({ amountPaise: creditNotes.amountPaise, snapshot: creditNotes.snapshot })
    .from(creditNotes)
    .where(eq(creditNotes.invoiceId, invoice.id));
  return { invoice, credited };
}

/** Adds a credit note without a refund and without a number; returns its id. */
export async function insertCreditNote(
  tx: Tx,
  note: Pick<typeof creditNotes.$inferInsert, 'invoiceId' | 'amountPaise' | 'reason' | 'snapshot'>,
): Promise<string> {
  return only(await tx.insert(creditNotes).values(note).returning({ id: creditNotes.id })).id;
}

/** Adds the credit note of a refund, without a number. One that is there is written again while it has none. */
export async function upsertCreditNote(
  db: DbOrTx,
  note: Pick<typeof creditNotes.$inferInsert, 'invoiceId' | 'amountPaise' | 'reason' | 'snapshot'> & {
    refundId: string;
  },
): Promise<void> {
  const { amountPaise, reason, snapshot } = note;
  await db
    .insert(creditNotes)
    .values(note)
    .onConflictDoUpdate({
      target: creditNotes.refundId,
      set: { amountPaise, reason, snapshot },
      setWhere: isNull(creditNotes.number),
    });
}

/** Returns refunds of invoiced orders, of the last week, that have no credit note, at most 50. */
export function findRefundsWithoutCreditNote(db: Db): Promise<{ id: string }[]> {
  return db.execute<{ id: string }>(sql`
    select r.id from ${refunds} r
    join ${orders} o on o.payment_id = r.payment_id join ${invoices} i on i.order_id = o.id
    where r.created_at > now() - interval '7 days'
      and not exists (select 1 from ${creditNotes} c where c.refund_id = r.id)
    limit 50`);
}

/* A refund that failed may not be owed any more, so its credit note has no number yet. One without a refund is due at once. */
const isDue = sql`c.number is null
  and (c.refund_id is null or exists (select 1 from ${refunds} r where r.id = c.refund_id and r.status = 'processed'))
  and exists (select 1 from ${invoices} i where i.id = c.invoice_id and i.number is not null)`;

/** Of an invoice that is too old for it, a credit note is without tax before it gets its number. */
const isOfItsKind = sql`(c.snapshot -> 'isCommercial' is not null or exists (
  select 1 from ${invoices} i where i.id = c.invoice_id and i.created_at >= ${sql.placeholder('reducibleSince')}::timestamptz))`;

/** Returns due credit notes with tax of invoices that are too old for it, at most 500. */
export function selectLateCreditNotes(
  db: Db,
  reducibleSince: string,
): Promise<{ id: string; snapshot: InvoiceSnapshot }[]> {
  return db.execute<{ id: string; snapshot: InvoiceSnapshot }>(sql`
    select c.id, c.snapshot from ${creditNotes} c join ${invoices} i on i.id = c.invoice_id
    where ${isDue} and c.snapshot -> 'isCommercial' is null and i.created_at < ${reducibleSince}::timestamptz
    limit 500`);
}

/** Replaces the content of a credit note that has no number. */
export async function replaceContent(
  db: Db,
  { id, before, after }: { id: string; before: InvoiceSnapshot; after: InvoiceSnapshot },
): Promise<void> {
  await db
    .update(creditNotes)
    .set({ snapshot: after })
    .where(and(eq(creditNotes.id, id), isNull(creditNotes.number), eq(creditNotes.snapshot, before)));
}

const insertSeries = preparedSql<Record<string, never>>(
  'insert_credit_note_series',
  sql`insert into ${creditNoteSeries} (financial_year, last_serial) values (${sql.placeholder('year')}, 0)
    on conflict do nothing`,
);

/*
 * One statement that locks the series and then reads the pending rows again, as the one that numbers invoices
 * (docs/decisions/021-invoice-numbers-after-the-commit.md).
 */
const takeNumbers = preparedSql<NumberedCreditNote>(
  'take_credit_note_numbers',
  sql`with series as (
      select financial_year, last_serial from ${creditNoteSeries}
      where financial_year = ${sql.placeholder('year')} for update skip locked
    ), pending as (
      select c.id from ${creditNotes} c cross join series
      where ${isDue} and ${isOfItsKind} order by c.id limit ${sql.placeholder('limit')}
      for update of c skip locked
    ), counted as (
      select id, financial_year, (last_serial + row_number() over (order by id))::int as serial
      from pending cross join series
    ), taken as (
      update ${creditNoteSeries} s set last_serial = c.serial
      from (select financial_year, max(serial) as serial from counted group by financial_year) c
      where s.financial_year = c.financial_year
    )
    update ${creditNotes} n set financial_year = c.financial_year, serial = c.serial,
      number = ${documentNumber(sql.placeholder('prefix'), sql`c.serial`)},
      issued_at = ${sql.placeholder('at')}
    from counted c where n.id = c.id
    returning n.serial, n.number`,
);

/** Gives the next numbers of a year's series to due credit notes, oldest first, at most `limit`. */
export async function takeCreditNoteNumbers(
  db: Db,
  values: { year: string; prefix: string; at: string; reducibleSince: string; limit: number },
): Promise<NumberedCreditNote[]> {
  await insertSeries(db).execute({ year: values.year });
  return takeNumbers(db).execute(values);
}

const anyDue = preparedSql<{ id: string }>(
  'find_due_credit_note',
  sql`select c.id from ${creditNotes} c where ${isDue} limit 1`,
);

/** Returns whether a credit note is due for its number. */
export async function hasDueCreditNote(db: Db): Promise<boolean> {
  return (await anyDue(db).execute({})).length > 0;
}
