import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { saveCsv } from '../data/save-file';

interface CsvButtonsProps {
  /** Opens the import, which shows a preview first. */
  onImport: () => void;
  /** Exports the whole list to a file that can be imported again. */
  exportAll: () => Promise<{ data: { fileName: string; csv: string } }>;
}

/** CSV import and export buttons, the same on every list that supports them. */
export function CsvButtons({ onImport, exportAll }: CsvButtonsProps) {
  const notify = useNotify();
  const exporting = useMutation({
    mutationFn: exportAll,
    onSuccess: ({ data }) => saveCsv(data.fileName, data.csv),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <>
      <Button startIcon={<UploadIcon />} onClick={onImport}>
        Import CSV
      </Button>
      <Button startIcon={<DownloadIcon />} disabled={exporting.isPending} onClick={() => exporting.mutate()}>
        {exporting.isPending ? 'Exporting...' : 'Export CSV'}
      </Button>
    </>
  );
}
