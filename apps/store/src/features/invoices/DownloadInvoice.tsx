import { Button } from '@aabha/ui/components/Button';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { savePdf } from './save-pdf';

const FAILED = 'Failed to download invoice';

interface DownloadInvoiceProps {
  id: string;
  describedBy: string;
  label?: string;
}

/** Saves an invoice as a PDF that is named after its id (docs/spec/invoices-and-tax.md#download). */
export function DownloadInvoice({ id, describedBy, label = 'Download PDF' }: DownloadInvoiceProps) {
  const { client } = trpc.useUtils();
  const download = useMutation({
    // Not cached: the file is needed once.
    mutationFn: () => client.invoices.download.query({ id }),
    onSuccess: ({ filename, pdf }) => {
      savePdf(filename, pdf);
      notify('success', 'Invoice downloaded successfully', 'order');
    },
    onError: () => notify('error', FAILED, 'order'),
  });
  return (
    <>
      <Button
        kind="outline"
        busy={download.isPending}
        aria-describedby={describedBy}
        onClick={() => download.mutate()}
      >
        <IconDownload size={18} stroke={1.8} aria-hidden />
        {label}
      </Button>
      {download.isError && <p className="small">{FAILED}. Please try again.</p>}
    </>
  );
}
