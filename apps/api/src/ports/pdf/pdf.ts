import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';

/** An invoice as it was issued. Its PDF is drawn from this and nothing else, so that it is the same at any time. */
export interface IssuedInvoice {
  number: string;
  /** ISO-8601 instant. */
  issuedAt: string;
  snapshot: InvoiceSnapshot;
}

/** Draws documents. */
export interface PdfPort {
  /** A GST invoice on A4 (decisions §7). */
  invoice(invoice: IssuedInvoice): Promise<Buffer>;
}
