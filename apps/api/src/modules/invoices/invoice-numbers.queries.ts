import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';
import { invoices, invoiceSeries } from '@aabha/db/schema/invoices';
import { only } from '@aabha/db/tx';
import { documentNumber } from '@aabha/db/document-number';

type Invoice = typeof invoices.$inferSelect;
type NewInvoice = Pick<
  Invoice,
  'orderId' | 'wholesaleOrderId' | 'userId' | 'financialYear' | 'amountPaise' | 'snapshot'
>;

/** A financial year and what its numbers begin with. */
interface InvoiceYear {
  year: string;
  prefix: string;
}

/** An invoice that has just got its number. */
export interface NumberedInvoice {
  orderId: string | null;
  year: string;
  serial: number;
  number: string;
}

const values = (invoice: NewInvoice) => ({ ...invoice, snapshot: JSON.stringify(invoice.snapshot) });

const columns = sql`order_id, wholesale_order_id, user_id, financial_year, amount_paise, snapshot`;
const placeholders = sql`${sql.placeholder('orderId')}::uuid, ${sql.placeholder('wholesaleOrderId')}::uuid,
  ${sql.placeholder('userId')}::uuid, ${sql.placeholder('financialYear')}, ${sql.placeholder('amountPaise')},
  ${sql.placeholder('snapshot')}`;

/* The row of a series is created with the first invoice of its year, so that later ones find a row to lock. */
const insertUnnumbered = preparedSql<Record<string, never>>(
  'insert_invoice_without_number',
  sql`with first_of_year as (
      insert into ${invoiceSeries} (financial_year, last_serial)
      select ${sql.placeholder('financialYear')}, 0
      where not exists (select 1 from ${invoiceSeries} where financial_year = ${sql.placeholder('financialYear')})
      on conflict do nothing
    )
    insert into ${invoices} (${columns}) values (${placeholders})`,
);

/** Inserts an invoice without a number: it takes no lock that another sale could wait for. */
export async function insertInvoiceWithoutNumber(tx: Tx, invoice: NewInvoice): Promise<void> {
  await insertUnnumbered(tx).execute(values(invoice));
}

const insertNumbered = preparedSql<{ serial: number; number: string }>(
  'issue_invoice',
  sql`with series as (
      insert into ${invoiceSeries} (financial_year, last_serial) values (${sql.placeholder('financialYear')}, 1)
      on conflict (financial_year) do update set last_serial = ${invoiceSeries.lastSerial} + 1
      returning last_serial as serial
    )
    insert into ${invoices} (${columns}, serial, number)
    select ${placeholders}, serial, ${documentNumber(sql.placeholder('prefix'), sql`serial`)} from series
    returning serial, number`,
);

/**
 * Inserts an invoice with the next number of its year's series, whose row is locked until the transaction
 * ends. For transactions that no shopper waits for.
 */
export async function insertInvoiceWithNumber(
  tx: Tx,
  invoice: NewInvoice,
  prefix: string,
): Promise<{ serial: number; number: string }> {
  return only(await insertNumbered(tx).execute({ ...values(invoice), prefix }));
}

/*
 * One statement, so that its lock lasts as long as itself. The series is read as of now and the invoices as of
 * the statement's start; those that another connection has numbered in between are locked, read again and
 * dropped before the rows are counted, so that no serial is left out.
 */
const takeNumbers = preparedSql<NumberedInvoice>(
  'take_invoice_numbers',
  sql`with series as (
      select s.financial_year, s.last_serial, y.prefix
      from json_to_recordset(${sql.placeholder('years')}::json) as y(year text, prefix text)
      join ${invoiceSeries} s on s.financial_year = y.year
      where exists (select 1 from ${invoices} i where i.financial_year = y.year and i.number is null)
      for update of s skip locked
    ), pending as (
      select i.id, i.financial_year from ${invoices} i join series using (financial_year)
      where i.number is null order by i.id limit ${sql.placeholder('limit')}
      for update of i skip locked
    ), counted as (
      select id, financial_year, prefix,
        (last_serial + row_number() over (partition by financial_year order by id))::int as serial
      from pending join series using (financial_year)
    ), taken as (
      update ${invoiceSeries} s set last_serial = c.serial
      from (select financial_year, max(serial) as serial from counted group by financial_year) c
      where s.financial_year = c.financial_year
    )
    update ${invoices} i set serial = c.serial, number = ${documentNumber(sql`c.prefix`, sql`c.serial`)}
    from counted c where i.id = c.id
    returning i.order_id as "orderId", i.financial_year as "year", i.serial, i.number`,
);

/**
 * Gives the next numbers of these years' series to invoices that have none, oldest first, at most `limit`.
 * Returns them; none also when another connection is numbering.
 */
export function takeInvoiceNumbers(db: Db, years: readonly InvoiceYear[], limit: number) {
  return takeNumbers(db).execute({ years: JSON.stringify(years), limit });
}

const anyPending = preparedSql<{ id: string }>(
  'find_invoice_without_number',
  sql`select id from ${invoices} where number is null limit 1`,
);

/** Returns whether an invoice lacks its number. An update of no row would still publish a change of orders. */
export async function hasUnnumberedInvoice(db: Db): Promise<boolean> {
  return (await anyPending(db).execute({})).length > 0;
}

/** Returns the number of an order's invoice; undefined while it has none. */
export async function findInvoiceNumber(db: Db, orderId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  return row?.number ?? undefined;
}
