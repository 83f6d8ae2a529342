import type { Language } from '@aabha/contracts/language/language';
import type { ProviderWith } from './resource';
import { api, toHttpError } from './trpc';

/* Orders offer both downloads too. */
export const invoiceFileActions = {
  /** An invoice as a base64 PDF, with its file name; in English without a language. */
  downloadInvoice: (id: string, language?: Language) =>
    api.invoices.download.query({ id, language }).then((file) => ({ data: file }), toHttpError),
};

export const creditNoteFileActions = {
  /** A credit note as a base64 PDF, with its file name; in English without a language. */
  downloadCreditNote: (id: string, language?: Language) =>
    api.creditNotes.download.query({ id, language }).then((file) => ({ data: file }), toHttpError),
};

export type InvoiceFileProvider = ProviderWith<typeof invoiceFileActions & typeof creditNoteFileActions>;
