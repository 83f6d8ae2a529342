import type { Sql, TransactionSql } from 'postgres';
import { isGstin } from '@aabha/contracts/gst/gstin';
import { GST_CODES_BY_STATE } from '@aabha/contracts/gst/states';
import { periodBounds } from '@aabha/contracts/gstr1/return-period';
import { financialYear } from '@aabha/contracts/time/india-time';

/** Businesses of each State, who get every twentieth invoice. */
const BUSINESSES = 30;
const CHECK_CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns the GSTINs of made-up businesses of a State. */
const gstinsOf = (stateCode: string): string[] =>
  Array.from({ length: BUSINESSES }, (_, business) => {
    const first = `${stateCode}AABCU${String(business).padStart(4, '0')}R1Z`;
    return CHECK_CHARACTERS.map((character) => first + character).find(isGstin) ?? '';
  });

/** Returns made-up GSTINs by the name of their State in small letters. */
const gstinsByState = () =>
  Object.fromEntries(Object.entries(GST_CODES_BY_STATE).map(([name, code]) => [name, gstinsOf(code)]));

const NUMBER_AFTER = {
  invoices: 'TV',
  credit_notes: 'CN',
} as const;

/** The number of a serial, as `invoiceNumber` and `creditNoteNumber` write it. */
const numberOf = (tx: TransactionSql, table: keyof typeof NUMBER_AFTER, year: string, serial: string) => {
  const start = `${NUMBER_AFTER[table]}/${year.slice(2, 4)}${year.slice(5)}/`;
  return tx.unsafe(`'${start}' || lpad((${serial})::text, greatest(6, length((${serial})::text)), '0')`);
};

/** Removes the indexes that no constraint needs while `work` runs: one build at the end is faster. */
async function withoutIndexes(tx: TransactionSql, work: () => Promise<void>): Promise<void> {
  const indexes = await tx<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('invoices', 'credit_notes') and indexname not in (select conname from pg_constraint)`;
  for (const { name } of indexes) await tx`drop index ${tx(name)}`;
  await work();
  for (const { definition } of indexes) await tx.unsafe(definition);
}

async function insertDocuments(tx: TransactionSql, period: string, count: number): Promise<void> {
  const { start, end } = periodBounds(period);
  const year = financialYear(start);
  const gap = (end.getTime() - start.getTime()) / (count + 1);
  const gstins = JSON.stringify(gstinsByState());
  await tx`create temp table patterns on commit drop as
    select row_number() over (order by i.serial) - 1 as n, i.user_id, i.amount_paise, i.snapshot,
      c.amount_paise as note_paise, c.snapshot as note, c.reason
    from invoices i left join lateral (
      select * from credit_notes where invoice_id = i.id and number is not null and snapshot -> 'isCommercial' is null
      order by serial limit 1) c on true
    where i.number is not null and i.order_id is not null and i.snapshot #>> '{buyer,gstin}' is null`;
  await tx`create temp table sales on commit drop as
    select uuidv7() as id, g, p.*, ${start.toISOString()}::timestamptz + g * ${gap}::float8 * interval '1 millisecond' as at,
      case when g % 20 = 0 then jsonb_build_object('gstin', ${gstins}::text::jsonb
        -> lower(replace(p.snapshot ->> 'placeOfSupply', '&', 'and')) -> (g / 20 % ${BUSINESSES}::int)) else '{}' end as business
    from generate_series(1, ${count}::int) g join patterns p on p.n = g % (select count(*) from patterns)`;
  await tx`insert into invoices (id, order_id, user_id, financial_year, serial, number, amount_paise, snapshot, created_at)
    select id, uuidv7(), user_id, ${year}, last + g, ${numberOf(tx, 'invoices', year, 'last + g')}, amount_paise,
      snapshot || jsonb_build_object('buyer', snapshot -> 'buyer' || business), at
    from sales, (select coalesce(max(last_serial), 0) as last from invoice_series where financial_year = ${year}) s
    order by g`;
  await tx`insert into credit_notes
      (invoice_id, refund_id, financial_year, serial, number, amount_paise, reason, snapshot, issued_at, created_at)
    select id, uuidv7(), ${year}, last + k, ${numberOf(tx, 'credit_notes', year, 'last + k')}, note_paise, reason,
      note || jsonb_build_object('buyer', note -> 'buyer' || business), at, at
    from (select *, row_number() over (order by g) as k from sales where note is not null) noted,
      (select coalesce(max(last_serial), 0) as last from credit_note_series where financial_year = ${year}) s
    order by k`;
  for (const table of ['invoice', 'credit_note'])
    await tx.unsafe(`insert into ${table}_series (financial_year, last_serial)
      select financial_year, max(serial) from ${table}s where number is not null group by financial_year
      on conflict (financial_year) do update set last_serial = excluded.last_serial`);
}

/**
 * Adds invoices to a month of the demo, with credit notes in the demo's proportion and every twentieth to a business, as
 * copies of the demo's: they have no order.
 */
export async function fillMonth(sql: Sql, period: string, count: number): Promise<void> {
  await sql`alter system set maintenance_work_mem = '512MB'`;
  await sql`alter system set max_wal_size = '8GB'`;
  await sql`alter system set autovacuum = off`;
  await sql`select pg_reload_conf()`;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await withoutIndexes(tx, () => insertDocuments(tx, period, count));
  });
  await sql`vacuum analyze invoices, credit_notes`;
}

/** Removes what an earlier run filed, which the database refuses otherwise. */
export async function forgetFiling(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`delete from gst_return_late_documents`;
    await tx`delete from gst_returns`;
  });
}
