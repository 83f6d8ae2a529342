import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';

/** What became of an invoice whose order was cancelled. */
export interface InvoiceCancellation {
  /** ISO-8601 instant. */
  at: string;
  refund: { amountPaise: number; status: 'queued' | 'processed' | 'failed'; at: string } | null;
}

/**
 * An invoice as it was issued, and whether its order was cancelled since. Its PDF is drawn from this and nothing else: the
 * same invoice is the same file at any time, until its order is cancelled or the refund of that moves on.
 */
export interface IssuedInvoice {
  number: string;
  /** ISO-8601 instant. */
  issuedAt: string;
  snapshot: InvoiceSnapshot;
  cancellation?: InvoiceCancellation | undefined;
}

/** Draws documents. */
export interface PdfPort {
  /** A GST invoice on A4 (docs/spec/invoices-and-tax.md#content). */
  invoice(invoice: IssuedInvoice): Promise<Buffer>;
}
