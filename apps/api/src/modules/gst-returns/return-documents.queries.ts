import { sql, type SQL } from 'drizzle-orm';
import type { DocumentKind } from '@aabha/contracts/books/books.values';
import { GST_CODES_BY_STATE } from '@aabha/contracts/gst/states';
import type { SerialRange } from '@aabha/contracts/gstr1/issued-documents';
import type { ReturnDocument, ReturnLine } from '@aabha/contracts/gstr1/return-document';
import { NEVER_LARGE_PAISE } from '@aabha/contracts/gstr1/section-of';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import { packIds, type PackedIds } from '@aabha/db/packed-ids';
import { only } from '@aabha/db/tx';

/** Which documents a return has: of a month, instants in ISO-8601, up to the last serials of its financial year. */
export interface ReturnScope {
  start: string;
  end: string;
  financialYear: string;
  last: Readonly<Record<DocumentKind, number>>;
}

/** Returns the last serials that were given in a financial year; 0 for none. */
export async function selectLastSerials(db: DbOrTx, financialYear: string): Promise<ReturnScope['last']> {
  const rows = await db.execute<{ kind: DocumentKind; last: number }>(sql`
    select 'invoice' as kind, last_serial as last from invoice_series where financial_year = ${financialYear}
    union all
    select 'credit-note', last_serial from credit_note_series where financial_year = ${financialYear}`);
  const lastOf = (kind: DocumentKind) => rows.find((row) => row.kind === kind)?.last ?? 0;
  return { invoice: lastOf('invoice'), 'credit-note': lastOf('credit-note') };
}

const dated = (column: SQL, { start, end }: Pick<ReturnScope, 'start' | 'end'>) =>
  sql`${column} >= ${start}::timestamptz and ${column} < ${end}::timestamptz`;

const invoicesOf = (scope: ReturnScope) =>
  sql`${dated(sql`i.created_at`, scope)} and i.financial_year = ${scope.financialYear}
    and i.serial <= ${scope.last.invoice}`;

const notesOf = (scope: ReturnScope) =>
  sql`${dated(sql`c.issued_at`, scope)} and c.financial_year = ${scope.financialYear}
    and c.serial <= ${scope.last['credit-note']}`;

const gstinOf = (document: string) => sql.raw(`nullif(${document}.snapshot -> 'buyer' ->> 'gstin', '')`);

/** The GST code of a document's place of supply, by which invoices are grouped; its name where that is none. */
const placeOf = (document: string) => {
  const name = sql.raw(`${document}.snapshot ->> 'placeOfSupply'`);
  return sql`coalesce(${JSON.stringify(GST_CODES_BY_STATE)}::jsonb ->> lower(replace(${name}, '&', 'and')), ${name})`;
};

/**
 * Returns the ids of a return's invoices: by buyer with a GSTIN, then those that may be large by place of supply, then
 * the others; each group by number, in which they are stored.
 */
export async function findInvoicesOfReturn(db: DbOrTx, scope: ReturnScope): Promise<PackedIds> {
  const place = sql`case when i.amount_paise > ${NEVER_LARGE_PAISE} then ${placeOf('i')} end`;
  const ids = packIds(sql`i.id`, [gstinOf('i'), place, sql`i.serial`]);
  return only(
    await db
      .select({ ids })
      .from(sql`invoices i`)
      .where(invoicesOf(scope)),
  ).ids;
}

/** Returns the ids of a return's credit notes: by buyer with a GSTIN, then the others; each group by number. */
export async function findCreditNotesOfReturn(db: DbOrTx, scope: ReturnScope): Promise<PackedIds> {
  const ids = packIds(sql`c.id`, [gstinOf('c'), sql`c.serial`]);
  return only(
    await db
      .select({ ids })
      .from(sql`credit_notes c`)
      .where(notesOf(scope)),
  ).ids;
}

interface DocumentRow extends Record<string, unknown> {
  id: string;
  number: string;
  at: number;
  value: string;
  sellerGstin: string | null;
  buyerGstin: string | null;
  placeOfSupply: string;
  sameState: boolean;
  roundOff: number;
  lines: ReturnLine[];
  invoiceNumber?: string;
  invoiceAt?: number;
  invoiceValue?: string;
}

const msOf = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

const contentOf = (document: string) =>
  sql.raw(`${document}.id, ${document}.number, ${document}.amount_paise as value,
    ${document}.snapshot -> 'seller' ->> 'gstin' as "sellerGstin", ${document}.snapshot -> 'buyer' ->> 'gstin' as "buyerGstin",
    ${document}.snapshot ->> 'placeOfSupply' as "placeOfSupply", (${document}.snapshot -> 'sameState')::boolean as "sameState",
    (${document}.snapshot -> 'roundOffPaise')::int as "roundOff", ${document}.snapshot -> 'lines' as lines`);

const inOrder = (ids: readonly string[]) =>
  sql`unnest(${sql.param([...ids])}::uuid[]) with ordinality as page(id, position)`;

/* A day takes longer to format than the rest of a document, and a return has at most 31 of them. */
const indiaDays = new Map<number, string>();
const HALF_HOUR_MS = 1_800_000;

function dayOf(ms: number): string {
  const halfHour = Math.floor(ms / HALF_HOUR_MS);
  const known = indiaDays.get(halfHour);
  if (known !== undefined) return known;
  if (indiaDays.size > 10_000) indiaDays.clear();
  const day = indiaDay(new Date(ms));
  indiaDays.set(halfHour, day);
  return day;
}

function documentOf(kind: DocumentKind, row: DocumentRow): ReturnDocument {
  const { id, number, at, value, placeOfSupply, sameState, roundOff, lines } = row;
  return {
    ...{ kind, id, number, placeOfSupply, sameState, lines },
    ...{ day: dayOf(at), valuePaise: Number(value), roundOffPaise: roundOff },
    ...{ sellerGstin: row.sellerGstin ?? '', buyerGstin: row.buyerGstin ?? '' },
    ...(row.invoiceNumber !== undefined && {
      invoice: {
        number: row.invoiceNumber,
        day: dayOf(row.invoiceAt ?? 0),
        valuePaise: Number(row.invoiceValue),
      },
    }),
  };
}

/** Selects some documents of a kind, in the order of their ids. */
export async function selectReturnDocuments(
  db: DbOrTx,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<ReturnDocument[]> {
  const rows = await db.execute<DocumentRow>(
    kind === 'invoice'
      ? sql`select ${contentOf('i')}, ${msOf(sql`i.created_at`)} as at
          from ${inOrder(ids)} join invoices i on i.id = page.id order by page.position`
      : sql`select ${contentOf('c')}, ${msOf(sql`c.issued_at`)} as at, i.number as "invoiceNumber",
            ${msOf(sql`i.created_at`)} as "invoiceAt", i.amount_paise as "invoiceValue"
          from ${inOrder(ids)} join credit_notes c on c.id = page.id join invoices i on i.id = c.invoice_id
          order by page.position`,
  );
  return rows.map((row) => documentOf(kind, row));
}

/** Returns the consecutive serials of a return's documents, invoices first. */
export async function selectSerialRanges(db: DbOrTx, scope: ReturnScope): Promise<SerialRange[]> {
  return db.execute<SerialRange & Record<string, unknown>>(sql`
    with given as (
      select 'invoice' as kind, i.financial_year, i.serial from invoices i where ${invoicesOf(scope)}
      union all
      select 'credit-note', c.financial_year, c.serial from credit_notes c where ${notesOf(scope)}
    ), numbered as (
      select *, serial - row_number() over (partition by kind order by serial) as run from given
    )
    select kind, financial_year as "financialYear", min(serial)::int as first, max(serial)::int as last
    from numbered group by kind, financial_year, run order by kind desc, first`);
}

/** Returns how many invoices of a month have no number yet. */
export async function countWaitingInvoices(
  db: DbOrTx,
  scope: Pick<ReturnScope, 'start' | 'end'>,
): Promise<number> {
  const [row] = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from invoices i where i.number is null and ${dated(sql`i.created_at`, scope)}`);
  return row?.n ?? 0;
}

/** Returns how many serials between two of a series have a document. */
export async function countDocuments(
  db: DbOrTx,
  { kind, financialYear, first, last }: SerialRange,
): Promise<number> {
  const table = sql.raw(kind === 'invoice' ? 'invoices' : 'credit_notes');
  const [row] = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from ${table}
    where financial_year = ${financialYear} and serial between ${first} and ${last}`);
  return row?.n ?? 0;
}

/** Returns the instant of the first invoice (ISO-8601); undefined for none. */
export async function findFirstInvoice(db: DbOrTx): Promise<string | undefined> {
  const [row] = await db.execute<{ at: number }>(sql`
    select ${msOf(sql`created_at`)} as at from invoices where number is not null order by created_at, id limit 1`);
  return row && new Date(row.at).toISOString();
}
