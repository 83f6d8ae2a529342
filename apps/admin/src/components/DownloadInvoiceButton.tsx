import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { InvoiceFileProvider } from '../data/invoice-file-actions';
import { savePdf } from '../data/save-file';

/** Saves an invoice as a PDF that is named after its id (docs/spec/invoices-and-tax.md#download). */
export function DownloadInvoiceButton({ id, invoiceNumber }: { id: string; invoiceNumber: string }) {
  const dataProvider = useDataProvider<InvoiceFileProvider>();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => dataProvider.downloadInvoice(id),
    onSuccess: ({ data }) => {
      savePdf(data.filename, data.pdf);
      notify('Invoice downloaded successfully', { type: 'success' });
    },
    onError: () => notify('Failed to download invoice', { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={download.isPending}
      aria-label={`Download PDF of invoice ${invoiceNumber}`}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => download.mutate()}
    >
      {download.isPending ? 'Downloading...' : 'Download PDF'}
    </Button>
  );
}
