import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { requestFile } from '../../data/request-file';
import { saveFile } from '../../data/save-file';
import type { EInvoiceRecord } from './e-invoices.data';

/** Saves the JSON of a document, which is uploaded to the e-invoice portal. */
export function DownloadEInvoiceButton({ row: { _id, number } }: { row: EInvoiceRecord }) {
  const notify = useNotify();
  const download = useMutation({
    mutationFn: async () => {
      const path = `/api/v1/eInvoice/${_id}/json`;
      const { response, fileName } = await requestFile(path, {}, new AbortController().signal);
      saveFile(fileName, await response.blob());
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={download.isPending}
      aria-label={`Download JSON of ${number}`}
      onClick={() => download.mutate()}
    >
      JSON
    </Button>
  );
}
