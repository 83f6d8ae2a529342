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
  /** The ids of documents of filed months that are reported in this one. */
  late: Readonly<Record<DocumentKind, readonly string[]>>;
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

/** Adds the late documents, if any: without them the condition is a range of an index. */
const withLate = (own: SQL, id: SQL, late: readonly string[]) =>
  late.length === 0 ? own : sql`((${own}) or ${id} = any(${sql.param([...late])}::uuid[]))`;

const invoicesOf = (scope: ReturnScope) =>
  withLate(
    sql`${dated(sql`i.created_at`, scope)} and i.financial_year = ${scope.financialYear}
      and i.serial <= ${scope.last.invoice}`,
    sql`i.id`,
    scope.late.invoice,
  );

const notesOf = (scope: ReturnScope) =>
  withLate(
    sql`${dated(sql`c.issued_at`, scope)} and c.financial_year = ${scope.financialYear}
      and c.serial <= ${scope.last['credit-note']} and c.snapshot -> 'isCommercial' is null`,
    sql`c.id`,
    scope.late['credit-note'],
  );

const gstinOf = (document: string) => sql.raw(`nullif(${document}.snapshot -> 'buyer' ->> 'gstin', '')`);

/** The GST code of a document's place of supply, by which invoices are grouped; its name where that is none. */
const placeOf = (document: string) => {
  const name = sql.raw(`${document}.snapshot ->> 'placeOfSupply'`);
  return sql`coalesce(${JSON.stringify(GST_CODES_BY_STATE)}::jsonb ->> lower(replace(${name}, '&', 'and')), ${name})`;
};

/**
 * Returns ids by buyer with a GSTIN, then by `place`, then by serial. The keys are selected before they are sorted, since
 * PostgreSQL would sort whole documents with them.
 */
async function packInOrder(db: DbOrTx, keys: SQL): Promise<PackedIds> {
  const ids = packIds(sql`keys.id`, [sql`keys.gstin`, sql`keys.place`, sql`keys.serial`]);
  return only(await db.select({ ids }).from(sql`(${keys} offset 0) keys`)).ids;
}

/**
 * Returns the ids of a return's invoices: by buyer with a GSTIN, then those that may be large by place of supply, then
 * the others; each group by number, in which they are stored.
 */
export function findInvoicesOfReturn(db: DbOrTx, scope: ReturnScope): Promise<PackedIds> {
  const place = sql`case when i.amount_paise > ${NEVER_LARGE_PAISE} then ${placeOf('i')} end`;
  return packInOrder(
    db,
    sql`select i.id, ${gstinOf('i')} as gstin, ${place} as place, i.serial from invoices i where ${invoicesOf(scope)}`,
  );
}

/** Returns the ids of a return's credit notes: by buyer with a GSTIN, then the others; each group by number. */
export function findCreditNotesOfReturn(db: DbOrTx, scope: ReturnScope): Promise<PackedIds> {
  return packInOrder(
    db,
    sql`select c.id, ${gstinOf('c')} as gstin, null as place, c.serial from credit_notes c where ${notesOf(scope)}`,
  );
}

interface DocumentRow {
  id: string;
  number: string;
  financialYear: string;
  serial: number;
  at: number;
  value: number;
  sellerGstin: string | null;
  buyerGstin: string | null;
  placeOfSupply: string;
  sameState: boolean;
  roundOff: number;
  lines: ReturnLine[];
  invoiceNumber?: string;
  invoiceAt?: number;
  invoiceValue?: number;
}

const msOf = (column: SQL) => sql`date_part('epoch', ${column}) * 1000`;

const contentOf = (document: string) =>
  sql.raw(`${document}.id, ${document}.number, ${document}.financial_year as "financialYear", ${document}.serial,
    ${document}.amount_paise as value, s.seller ->> 'gstin' as "sellerGstin", s.buyer ->> 'gstin' as "buyerGstin",
    s."placeOfSupply", s."sameState", s."roundOffPaise" as "roundOff", s.lines`);

/** Takes the snapshot apart at once, which takes half as long as field by field. */
const snapshotOf = (document: string) =>
  sql.raw(`jsonb_to_record(${document}.snapshot) as s(seller jsonb, buyer jsonb, "placeOfSupply" text, "sameState" boolean,
    "roundOffPaise" int, lines jsonb)`);

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

/** Returns a document of a row. Without spreads, which would take longer than the check of a document. */
function documentOf(kind: DocumentKind, row: DocumentRow): ReturnDocument {
  const document: ReturnDocument = {
    kind,
    id: row.id,
    number: row.number,
    financialYear: row.financialYear,
    serial: row.serial,
    day: dayOf(row.at),
    valuePaise: row.value,
    sellerGstin: row.sellerGstin ?? '',
    buyerGstin: row.buyerGstin ?? '',
    placeOfSupply: row.placeOfSupply,
    sameState: row.sameState,
    roundOffPaise: row.roundOff,
    lines: row.lines,
  };
  if (row.invoiceNumber !== undefined)
    document.invoice = {
      number: row.invoiceNumber,
      day: dayOf(row.invoiceAt ?? 0),
      valuePaise: row.invoiceValue ?? 0,
    };
  return document;
}

/** Selects some documents of a kind, in the order of their ids. They come as one value, which takes the driver less than rows. */
export async function selectReturnDocuments(
  db: DbOrTx,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<ReturnDocument[]> {
  const rows =
    kind === 'invoice'
      ? sql`select ${contentOf('i')}, ${msOf(sql`i.created_at`)} as at
          from ${inOrder(ids)} join invoices i on i.id = page.id cross join ${snapshotOf('i')} order by page.position`
      : sql`select ${contentOf('c')}, ${msOf(sql`c.issued_at`)} as at, i.number as "invoiceNumber",
            ${msOf(sql`i.created_at`)} as "invoiceAt", i.amount_paise as "invoiceValue"
          from ${inOrder(ids)} join credit_notes c on c.id = page.id join invoices i on i.id = c.invoice_id
          cross join ${snapshotOf('c')} order by page.position`;
  const [page] = await db.execute<{ documents: DocumentRow[] | null }>(
    sql`select json_agg(page) as documents from (${rows}) page`,
  );
  return (page?.documents ?? []).map((row) => documentOf(kind, row));
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
