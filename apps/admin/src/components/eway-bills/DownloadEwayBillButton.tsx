import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { EwayBill } from '@aabha/contracts/eway-bill/eway-bills.schema';
import { requestFile } from '../../data/request-file';
import { saveFile } from '../../data/save-file';

/** Saves the file of an invoice that is uploaded to the e-way bill portal. */
export function DownloadEwayBillButton({ bill: { invoice_id, invoice_number } }: { bill: EwayBill }) {
  const notify = useNotify();
  const download = useMutation({
    mutationFn: async () => {
      const path = `/api/v1/invoice/${invoice_id}/ewaybill.json`;
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
      aria-label={`Download e-way bill JSON of ${invoice_number}`}
      onClick={() => download.mutate()}
    >
      JSON
    </Button>
  );
}
