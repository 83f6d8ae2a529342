import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '../data/save-file';

interface MadeFile {
  fileName: string;
  content: Blob;
  /** The notification once it is saved. */
  saved: string;
}

interface SaveFileDialogProps<Progress> {
  title: string;
  /** Makes the file; `signal` stops it. */
  make: (options: { signal: AbortSignal; onProgress: (progress: Progress) => void }) => Promise<MadeFile>;
  /** Renders the progress; undefined before the first. */
  renderProgress: (progress: Progress | undefined) => ReactNode;
  onClose: () => void;
}

/** Makes the file while mounted; unmounting stops it. It is saved only when it is complete. */
function useMaking<Progress>({ make, onClose }: SaveFileDialogProps<Progress>) {
  const notify = useNotify();
  const [progress, setProgress] = useState<Progress>();
  const making = useQuery({
    queryKey: ['file', useId()],
    queryFn: async ({ signal }) => {
      setProgress(undefined);
      const { fileName, content, saved } = await make({ signal, onProgress: setProgress });
      signal.throwIfAborted();
      saveFile(fileName, content);
      notify(saved, { type: 'success' });
      onClose();
      return fileName;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const failure = making.isFetching ? '' : (making.error?.message ?? '');
  return { progress, failure, tryAgain: () => void making.refetch() };
}

/** Makes a file and saves it: shows the progress, can be stopped, and reports a failure. */
export function SaveFileDialog<Progress>(props: SaveFileDialogProps<Progress>) {
  const { title, renderProgress, onClose } = props;
  const titleId = useId();
  const { progress, failure, tryAgain } = useMaking(props);
  return (
    <Dialog open onClose={failure ? onClose : undefined} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {failure ? <Alert severity="error">{failure} No file was saved.</Alert> : renderProgress(progress)}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{failure ? 'Close' : 'Stop'}</Button>
        {failure && (
          <Button variant="contained" onClick={tryAgain}>
            Try again
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
