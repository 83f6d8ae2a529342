import { useDataProvider } from 'react-admin';
import type { InvoiceFileProvider } from '../data/invoice-file-actions';
import { DownloadPdfButton } from './DownloadPdfButton';

const TEXTS = { success: 'Credit note downloaded successfully', failure: 'Failed to download credit note' };

/** Saves a credit note as a PDF (docs/spec/invoices-and-tax.md#credit-notes). */
export function DownloadCreditNoteButton({ id, number }: { id: string; number: string }) {
  const dataProvider = useDataProvider<InvoiceFileProvider>();
  return (
    <DownloadPdfButton
      name={`credit note ${number}`}
      read={(language) => dataProvider.downloadCreditNote(id, language)}
      isTranslated
      texts={TEXTS}
    />
  );
}
