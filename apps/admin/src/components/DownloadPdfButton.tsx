import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { savePdf } from '../data/save-file';

interface DownloadPdfButtonProps {
  /** The document in the accessible name: `invoice TV/2627/000123`. */
  name: string;
  read: () => Promise<{ data: { filename: string; pdf: string } }>;
  texts: { success: string; failure: string };
}

/** Saves a PDF under the name that the shop gave it. */
export function DownloadPdfButton({ name, read, texts }: DownloadPdfButtonProps) {
  const notify = useNotify();
  const download = useMutation({
    mutationFn: read,
    onSuccess: ({ data }) => {
      savePdf(data.filename, data.pdf);
      notify(texts.success, { type: 'success' });
    },
    onError: () => notify(texts.failure, { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={download.isPending}
      aria-label={`Download PDF of ${name}`}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => download.mutate()}
    >
      {download.isPending ? 'Downloading...' : 'Download PDF'}
    </Button>
  );
}
