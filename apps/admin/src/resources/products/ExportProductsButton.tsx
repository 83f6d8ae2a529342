import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../../data/data-provider';
import { saveCsv } from '../../data/save-file';

/** Saves every television as a CSV file that can be imported again. */
export function ExportProductsButton() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const exporting = useMutation({
    mutationFn: () => dataProvider.exportProducts(),
    onSuccess: ({ data }) => saveCsv(data.fileName, data.csv),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button startIcon={<DownloadIcon />} disabled={exporting.isPending} onClick={() => exporting.mutate()}>
      Export CSV
    </Button>
  );
}
