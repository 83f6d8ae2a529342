import { useDataProvider } from 'react-admin';
import type { InvoiceFileProvider } from '../data/invoice-file-actions';
import { DownloadPdfButton } from './DownloadPdfButton';

const TEXTS = { success: 'Invoice downloaded successfully', failure: 'Failed to download invoice' };

/** Saves an invoice as a PDF that is named after its id (docs/spec/invoices-and-tax.md#download). */
export function DownloadInvoiceButton({ id, invoiceNumber }: { id: string; invoiceNumber: string }) {
  const dataProvider = useDataProvider<InvoiceFileProvider>();
  return (
    <DownloadPdfButton
      name={`invoice ${invoiceNumber}`}
      read={(language) => dataProvider.downloadInvoice(id, language)}
      isTranslated
      texts={TEXTS}
    />
  );
}
