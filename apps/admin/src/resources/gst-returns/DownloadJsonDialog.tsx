import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { periodName } from '@aabha/contracts/gstr1/return-period';
import { formatNumber } from '../../data/number-format';
import { saveFile } from '../../data/save-file';
import { downloadGstr1 } from './download-gstr1';

const KILOBYTE = 1024;

/** Downloads the JSON of a month while it is open: shows how much has come, can be stopped, and reports a failure. */
export function DownloadJsonDialog({ period, onClose }: { period: string; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const [bytes, setBytes] = useState(0);
  const { isFetching, error, refetch } = useQuery({
    queryKey: ['gstr1-json', titleId],
    queryFn: async ({ signal }) => {
      setBytes(0);
      const { fileName, content } = await downloadGstr1(period, { signal, onProgress: setBytes });
      signal.throwIfAborted();
      saveFile(fileName, content);
      notify(`${fileName} downloaded.`, { type: 'success' });
      onClose();
      return fileName;
    },
    ...{ staleTime: Infinity, gcTime: 0, retry: false },
  });
  const failure = isFetching ? '' : (error?.message ?? '');
  const text =
    bytes === 0 ? 'Reading the documents...' : `${formatNumber(Math.ceil(bytes / KILOBYTE))} KB received`;
  return (
    <Dialog open onClose={failure ? onClose : undefined} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>GSTR-1 of {periodName(period)}</DialogTitle>
      <DialogContent>
        {failure ? (
          <Alert severity="error">{failure} No file was saved.</Alert>
        ) : (
          <>
            <Typography sx={{ mb: 1 }}>{text}</Typography>
            <LinearProgress aria-label="Downloading" aria-valuetext={text} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{failure ? 'Close' : 'Stop'}</Button>
        {failure && (
          <Button variant="contained" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
