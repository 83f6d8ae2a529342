import * as texts from '@aabha/messages/invoices';
import { trpc } from '../../lib/trpc';
import { DownloadPdf } from './DownloadPdf';

const TEXTS = {
  success: texts.creditNoteDownloaded,
  failure: texts.creditNoteFailed,
  failureWithRetry: texts.creditNoteFailedRetry,
};

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
      label={texts.downloadCreditNote(number)}
      texts={TEXTS}
    />
  );
}
