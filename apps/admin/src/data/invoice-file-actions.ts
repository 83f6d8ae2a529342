import type { ProviderWith } from './resource';
import { api, toHttpError } from './trpc';

/* Orders offer both downloads too. */
export const invoiceFileActions = {
  /** An invoice as a base64 PDF, with its file name. */
  downloadInvoice: (id: string) =>
    api.invoices.download.query({ id }).then((file) => ({ data: file }), toHttpError),
};

export const creditNoteFileActions = {
  /** A credit note as a base64 PDF, with its file name. */
  downloadCreditNote: (id: string) =>
    api.creditNotes.download.query({ id }).then((file) => ({ data: file }), toHttpError),
};

export type InvoiceFileProvider = ProviderWith<typeof invoiceFileActions & typeof creditNoteFileActions>;
