import { Button } from '@aabha/ui/components/Button';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../../lib/notify';
import { savePdf } from './save-file';

interface DownloadPdfProps {
  read: () => Promise<{ filename: string; pdf: string }>;
  describedBy: string;
  label: string;
  texts: { success: string; failure: string; failureWithRetry: string };
}

/** Saves a PDF of an order under the name that the shop gave it. */
export function DownloadPdf({ read, describedBy, label, texts }: DownloadPdfProps) {
  const download = useMutation({
    // Not cached: the file is needed once.
    mutationFn: read,
    onSuccess: ({ filename, pdf }) => {
      savePdf(filename, pdf);
      notify('success', texts.success, 'order');
    },
    onError: () => notify('error', texts.failure, 'order'),
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
      {download.isError && <p className="small">{texts.failureWithRetry}</p>}
    </>
  );
}
