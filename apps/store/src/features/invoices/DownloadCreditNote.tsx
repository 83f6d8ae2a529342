import { trpc } from '../../lib/trpc';
import { DownloadPdf } from './DownloadPdf';

const TEXTS = { success: 'Credit note downloaded successfully', failure: 'Failed to download credit note' };

interface DownloadCreditNoteProps {
  id: string;
  number: string;
  describedBy: string;
}

/** Saves a credit note as a PDF (docs/spec/invoices-and-tax.md#credit-notes). */
export function DownloadCreditNote({ id, number, describedBy }: DownloadCreditNoteProps) {
  const { client } = trpc.useUtils();
  return (
    <DownloadPdf
      read={() => client.creditNotes.download.query({ id })}
      describedBy={describedBy}
      label={`Download credit note ${number}`}
      texts={TEXTS}
    />
  );
}
