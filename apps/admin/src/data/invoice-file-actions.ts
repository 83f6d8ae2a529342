import type { ProviderWith } from './resource';
import { api, toHttpError } from './trpc';

/* Orders and invoices both offer the download. */
export const invoiceFileActions = {
  /** An invoice as a base64 PDF, with its file name. */
  downloadInvoice: (id: string) =>
    api.invoices.download.query({ id }).then((file) => ({ data: file }), toHttpError),
};
export type InvoiceFileProvider = ProviderWith<typeof invoiceFileActions>;
