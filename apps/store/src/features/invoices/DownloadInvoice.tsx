import * as texts from '@aabha/messages/invoices';
import { trpc } from '../../lib/trpc';
import { DownloadPdf } from './DownloadPdf';

const TEXTS = {
  success: texts.invoiceDownloaded,
  failure: texts.invoiceFailed,
  failureWithRetry: texts.invoiceFailedRetry,
};

interface DownloadInvoiceProps {
  id: string;
  describedBy: string;
  label?: string;
}

/** Saves an invoice as a PDF that is named after its id (docs/spec/invoices-and-tax.md#download). */
export function DownloadInvoice({ id, describedBy, label = texts.downloadPdf }: DownloadInvoiceProps) {
  const { client } = trpc.useUtils();
  return (
    <DownloadPdf
      read={() => client.invoices.download.query({ id })}
      describedBy={describedBy}
      label={label}
      texts={TEXTS}
    />
  );
}
