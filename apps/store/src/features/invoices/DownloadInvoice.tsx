import { trpc } from '../../lib/trpc';
import { DownloadPdf } from './DownloadPdf';

const TEXTS = { success: 'Invoice downloaded successfully', failure: 'Failed to download invoice' };

interface DownloadInvoiceProps {
  id: string;
  describedBy: string;
  label?: string;
}

/** Saves an invoice as a PDF that is named after its id (docs/spec/invoices-and-tax.md#download). */
export function DownloadInvoice({ id, describedBy, label = 'Download PDF' }: DownloadInvoiceProps) {
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
