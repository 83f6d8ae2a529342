import { sql, type SQL } from 'drizzle-orm';
import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import type { DbOrTx } from '@aabha/db/client';

const iso = (column: SQL) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Serials of a financial year, `after` not included. */
interface SerialRange {
  financialYear: string;
  after: number;
  last: number;
  limit: number;
}

/** A numbered invoice, with the payment of an order; a wholesale order has neither. */
export interface InvoiceSource {
  id: string;
  serial: number;
  number: string;
  orderId: string | null;
  createdAt: string;
  snapshot: InvoiceSnapshot;
  payment: {
    paymentId: string;
    providerPaymentId: string | null;
    amountPaise: number;
    happenedAt: string;
  } | null;
}

/** Returns invoices in the order of their serials. */
export function selectInvoiceSources(db: DbOrTx, range: SerialRange): Promise<InvoiceSource[]> {
  return db.execute<InvoiceSource & Record<string, unknown>>(sql`
    select i.id, i.serial, i.number, i.order_id as "orderId", ${iso(sql`i.created_at`)} as "createdAt", i.snapshot,
      case when p.id is not null then json_build_object('paymentId', p.id, 'providerPaymentId', p.provider_payment_id,
        'amountPaise', p.amount_paise, 'happenedAt', ${iso(sql`o.created_at`)}) end as payment
    from invoices i left join orders o on o.id = i.order_id left join payments p on p.id = o.payment_id
    where i.financial_year = ${range.financialYear} and i.serial > ${range.after} and i.serial <= ${range.last}
    order by i.serial limit ${range.limit}`);
}

/** A numbered credit note; that of a wholesale order has no order. */
export interface CreditNoteSource {
  id: string;
  serial: number;
  number: string;
  invoiceNumber: string;
  orderId: string | null;
  issuedAt: string;
  snapshot: InvoiceSnapshot;
}

/** Returns credit notes in the order of their serials. */
export function selectCreditNoteSources(db: DbOrTx, range: SerialRange): Promise<CreditNoteSource[]> {
  return db.execute<CreditNoteSource & Record<string, unknown>>(sql`
    select c.id, c.serial, c.number, i.number as "invoiceNumber", i.order_id as "orderId",
      ${iso(sql`c.issued_at`)} as "issuedAt", c.snapshot
    from credit_notes c join invoices i on i.id = c.invoice_id
    where c.financial_year = ${range.financialYear} and c.serial > ${range.after} and c.serial <= ${range.last}
    order by c.serial limit ${range.limit}`);
}

/** A refund with the payment that it is of. Amounts are paise. */
export interface RefundSource {
  id: string;
  status: string;
  providerRefundId: string | null;
  amountPaise: number;
  createdAt: string;
  updatedAt: string;
  orderId: string | null;
  paymentId: string;
  providerPaymentId: string | null;
  paidPaise: number;
}

/** Returns refunds; unknown ids are left out, since one that failed gets another id when it is made again. */
export async function selectRefundSources(db: DbOrTx, ids: readonly string[]): Promise<RefundSource[]> {
  if (ids.length === 0) return [];
  const rows = await db.execute<{ refund: RefundSource }>(sql`
    select json_build_object('id', r.id, 'status', r.status, 'providerRefundId', r.provider_refund_id,
      'amountPaise', r.amount_paise, 'createdAt', ${iso(sql`r.created_at`)}, 'updatedAt', ${iso(sql`r.updated_at`)},
      'orderId', o.id, 'paymentId', p.id, 'providerPaymentId', p.provider_payment_id, 'paidPaise', p.amount_paise) as refund
    from refunds r join payments p on p.id = r.captured_payment_id left join orders o on o.payment_id = p.id
    where r.id = any(${sql.param([...ids])}::uuid[]) order by r.id`);
  return rows.map(({ refund }) => refund);
}
