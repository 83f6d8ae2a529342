import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { DocumentKind } from '@aabha/contracts/books/books.values';
import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import type { ListEInvoicesInput } from '@aabha/contracts/e-invoice/e-invoices.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { eInvoices } from '@aabha/db/schema/e-invoices';
import { only } from '@aabha/db/tx';

/** A document to a business with its registration, and the invoice of a credit note. */
export interface BusinessDocument {
  id: string;
  kind: DocumentKind;
  number: string;
  issuedAt: string;
  amountPaise: number;
  snapshot: InvoiceSnapshot;
  invoiceNumber: string | null;
  invoiceIssuedAt: string | null;
  irn: string | null;
  ackNumber: string | null;
  ackAt: string | null;
  registeredAt: string | null;
  registeredBy: string | null;
  registeredByName: string | null;
}

/** A document as it is read: instants are texts or dates, big numbers are texts. */
type DocumentRow = Record<keyof BusinessDocument, unknown>;

const gstinOf = (document: string) => sql.raw(`(${document}.snapshot #>> '{buyer,gstin}')`);

/** Which documents: of an id, or since the day from which e-invoicing applies. */
interface Wanted {
  id?: string;
  since?: string;
}

/** Invoices are read by their index of B2B invoices, whose condition this repeats. */
function documentsOf({ id, since }: Wanted): SQL {
  const ofInvoice = id === undefined ? sql`i.created_at >= ${since}::timestamptz` : sql`i.id = ${id}`;
  const ofNote = id === undefined ? sql`c.issued_at >= ${since}::timestamptz` : sql`c.id = ${id}`;
  const registration = sql`e.id as registration_id, e.irn, e.ack_number, e.ack_at, e.registered_at, e.registered_by`;
  return sql`
    select i.id, 'invoice' as kind, i.number, i.created_at as issued_at, i.amount_paise, i.snapshot,
      null as invoice_number, null::timestamptz as invoice_issued_at, ${registration}
    from invoices i left join e_invoices e on e.invoice_id = i.id where ${ofInvoice} and i.number is not null and ${gstinOf('i')} is not null
    union all
    select c.id, 'credit-note', c.number, c.issued_at, c.amount_paise, c.snapshot, i.number, i.created_at,
      ${registration}
    from credit_notes c join invoices i on i.id = c.invoice_id left join e_invoices e on e.credit_note_id = c.id
    where ${ofNote} and c.number is not null and c.snapshot -> 'isCommercial' is null and ${gstinOf('c')} is not null`;
}

const IN_STATE = {
  missing: sql`and d.registration_id is null`,
  registered: sql`and d.registration_id is not null`,
} as const;

function matching({ state, search }: ListEInvoicesInput['filters']): SQL {
  const text = search?.trim() ?? '';
  const found =
    text === ''
      ? sql``
      : sql`and (strpos(lower(d.number), lower(${text})) > 0 or strpos(${gstinOf('d')}, upper(${text})) > 0)`;
  return sql`where true ${state === undefined ? sql`` : IN_STATE[state]} ${found}`;
}

const joined = (which: Wanted) =>
  sql`from (${documentsOf(which)}) d left join users u on u.id = d.registered_by`;

const columns = sql`d.id, d.kind, d.number, d.issued_at as "issuedAt", d.amount_paise as "amountPaise", d.snapshot,
  d.invoice_number as "invoiceNumber", d.invoice_issued_at as "invoiceIssuedAt", d.irn,
  d.ack_number as "ackNumber", d.ack_at as "ackAt", d.registered_at as "registeredAt",
  d.registered_by as "registeredBy", u.name as "registeredByName"`;

const instantOf = (value: unknown) =>
  value === null ? null : new Date(value as string | Date).toISOString();

const documentOf = (row: DocumentRow): BusinessDocument => ({
  ...(row as unknown as BusinessDocument),
  amountPaise: Number(row.amountPaise),
  issuedAt: instantOf(row.issuedAt) ?? '',
  invoiceIssuedAt: instantOf(row.invoiceIssuedAt),
  ackAt: instantOf(row.ackAt),
  registeredAt: instantOf(row.registeredAt),
});

/** Selects a page of documents to businesses since an instant. */
export async function selectBusinessDocuments(
  db: DbOrTx,
  input: ListEInvoicesInput & { since: string; isOldestFirst: boolean },
): Promise<BusinessDocument[]> {
  const { since, filters, pageNum, pageSize, isOldestFirst } = input;
  const direction = isOldestFirst ? sql`asc` : sql`desc`;
  const rows = await db.execute<DocumentRow>(sql`
    select ${columns} ${joined({ since })} ${matching(filters)}
    order by d.issued_at ${direction}, d.id ${direction}
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`);
  return rows.map(documentOf);
}

export async function countBusinessDocuments(
  db: DbOrTx,
  { since, filters }: Pick<ListEInvoicesInput, 'filters'> & { since: string },
): Promise<number> {
  const rows = await db.execute<{ n: number }>(
    sql`select count(*)::int as n ${joined({ since })} ${matching(filters)}`,
  );
  return only(rows).n;
}

export async function findBusinessDocument(db: DbOrTx, id: string): Promise<BusinessDocument | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.execute<DocumentRow>(sql`select ${columns} ${joined({ id })}`);
  return row && documentOf(row);
}

const ofDocument = (id: string) => or(eq(eInvoices.invoiceId, id), eq(eInvoices.creditNoteId, id));

/** Returns what is printed of an invoice or a credit note; undefined where it was not registered. */
export async function findRegistration(db: DbOrTx, documentId: string) {
  const { irn, ackNumber, ackAt, signedQr } = eInvoices;
  const [row] = await db
    .select({ irn, ackNumber, ackAt, signedQr })
    .from(eInvoices)
    .where(ofDocument(documentId));
  return row;
}

/** Replaces the registration of a document. */
export async function replaceRegistration(
  tx: Tx,
  { documentId, values }: { documentId: string; values: typeof eInvoices.$inferInsert },
): Promise<void> {
  await tx.delete(eInvoices).where(ofDocument(documentId));
  await tx.insert(eInvoices).values(values);
}
