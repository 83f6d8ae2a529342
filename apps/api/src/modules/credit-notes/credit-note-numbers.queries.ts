import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import type { Db, DbOrTx } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';
import { creditNotes, creditNoteSeries } from '@aabha/db/schema/credit-notes';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { refunds } from '@aabha/db/schema/refunds';
import { documentNumber } from '@aabha/db/document-number';

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
    .select({ id: invoices.id, invoice: invoices.snapshot })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  return row && { invoice: row.invoice, credited: await findCredited(db, row.id) };
}

/** Adds the credit note of a refund, without a number. One that is there is written again while it has none. */
export async function upsertCreditNote(
  db: DbOrTx,
  note: Pick<
    typeof creditNotes.$inferInsert,
    'invoiceId' | 'refundId' | 'amountPaise' | 'reason' | 'snapshot'
  >,
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

/* A refund that failed may not be owed any more, so its credit note has no number yet. */
const isDue = sql`c.number is null
  and exists (select 1 from ${refunds} r where r.id = c.refund_id and r.status = 'processed')
  and exists (select 1 from ${invoices} i where i.id = c.invoice_id and i.number is not null)`;

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
      where ${isDue} order by c.id limit ${sql.placeholder('limit')}
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

/** Gives the next numbers of a year's series to credit notes whose refund was sent, oldest first, at most `limit`. */
export async function takeCreditNoteNumbers(
  db: Db,
  values: { year: string; prefix: string; at: string; limit: number },
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
