import { sql, type SQL } from 'drizzle-orm';
import type { DocumentKind } from '@aabha/contracts/books/books.values';
import type { IssuedDocument } from '@aabha/contracts/books/document-problems';
import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import type { DbOrTx } from '@aabha/db/client';

/** The series of a kind and a financial year, and how far it is sealed. */
export interface DocumentSeries {
  kind: DocumentKind;
  financialYear: string;
  /** The last serial that was given; 0 for none. */
  lastSerial: number;
  /** The last serial that is sealed; 0 for none. */
  sealedSerial: number;
  /** The chain hash of that serial; null for none. */
  headHash: string | null;
  sealedAt: string | null;
}

/** A numbered document with its seal, which is null until it is sealed. */
export interface SealedDocument extends IssuedDocument {
  id: string;
  orderId: string | null;
  seal: { contentHash: string; chainHash: string } | null;
}

/** Which documents: those after a serial, in its order. */
interface DocumentPage {
  kind: DocumentKind;
  financialYear: string;
  after: number;
  limit: number;
}

const iso = (column: SQL) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Returns all series, newest year first. */
export function selectSeries(db: DbOrTx): Promise<DocumentSeries[]> {
  return db.execute<DocumentSeries & Record<string, unknown>>(sql`
    select s.kind, s.financial_year as "financialYear", s.last_serial as "lastSerial",
      coalesce(head.serial, 0) as "sealedSerial", head.chain_hash as "headHash",
      ${iso(sql`head.sealed_at`)} as "sealedAt"
    from (
      select 'invoice' as kind, financial_year, last_serial from invoice_series
      union all select 'credit-note', financial_year, last_serial from credit_note_series
    ) s
    left join lateral (
      select d.serial, d.chain_hash, d.sealed_at from document_seals d
      where d.kind = s.kind and d.financial_year = s.financial_year
      order by d.serial desc limit 1
    ) head on true
    order by s.financial_year desc, s.kind desc`);
}

interface DocumentRow extends Record<string, unknown> {
  id: string;
  orderId: string | null;
  number: string;
  financialYear: string;
  serial: number;
  issuedAt: string;
  amountPaise: string;
  snapshot: InvoiceSnapshot;
  reason: string | null;
  invoiceNumber: string | null;
  invoiceIssuedAt: string | null;
  invoicePaise: string | null;
  invoiceSnapshot: InvoiceSnapshot | null;
  contentHash: string | null;
  chainHash: string | null;
}

const invoiceRows = ({ financialYear, after, limit }: DocumentPage) => sql`
  select i.id, i.order_id as "orderId", i.number, i.financial_year as "financialYear", i.serial,
    ${iso(sql`i.created_at`)} as "issuedAt", i.amount_paise as "amountPaise", i.snapshot, null as reason,
    null as "invoiceNumber", null as "invoiceIssuedAt", null as "invoicePaise", null as "invoiceSnapshot",
    d.content_hash as "contentHash", d.chain_hash as "chainHash"
  from invoices i left join document_seals d
    on d.kind = 'invoice' and d.financial_year = i.financial_year and d.serial = i.serial
  where i.financial_year = ${financialYear} and i.serial > ${after}
  order by i.serial limit ${limit}`;

const creditNoteRows = ({ financialYear, after, limit }: DocumentPage) => sql`
  select c.id, i.order_id as "orderId", c.number, c.financial_year as "financialYear", c.serial,
    ${iso(sql`c.issued_at`)} as "issuedAt", c.amount_paise as "amountPaise", c.snapshot, c.reason,
    i.number as "invoiceNumber", ${iso(sql`i.created_at`)} as "invoiceIssuedAt",
    i.amount_paise as "invoicePaise", i.snapshot as "invoiceSnapshot",
    d.content_hash as "contentHash", d.chain_hash as "chainHash"
  from credit_notes c join invoices i on i.id = c.invoice_id
  left join document_seals d
    on d.kind = 'credit-note' and d.financial_year = c.financial_year and d.serial = c.serial
  where c.financial_year = ${financialYear} and c.serial > ${after}
  order by c.serial limit ${limit}`;

function documentOf(row: DocumentRow): SealedDocument {
  const { id, orderId, number, financialYear, serial, issuedAt, snapshot, contentHash, chainHash } = row;
  return {
    ...{ id, orderId, number, financialYear, serial, issuedAt, snapshot },
    amountPaise: Number(row.amountPaise),
    ...(row.invoiceSnapshot && {
      reason: row.reason ?? '',
      invoice: {
        number: row.invoiceNumber ?? '',
        issuedAt: row.invoiceIssuedAt ?? '',
        amountPaise: Number(row.invoicePaise),
        snapshot: row.invoiceSnapshot,
      },
    }),
    seal: contentHash !== null && chainHash !== null ? { contentHash, chainHash } : null,
  };
}

/** Returns numbered documents of a series in the order of their serials, at most `limit`. */
export async function selectDocuments(db: DbOrTx, page: DocumentPage): Promise<SealedDocument[]> {
  const rows = page.kind === 'invoice' ? invoiceRows(page) : creditNoteRows(page);
  return (await db.execute<DocumentRow>(rows)).map(documentOf);
}
