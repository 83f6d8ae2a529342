import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Gstr1Overview } from '@aabha/contracts/gstr1/gstr1.schema';
import { periodName } from '@aabha/contracts/gstr1/return-period';
import type { DocumentProgress } from '@aabha/contracts/wire/progress-lines';
import { formatCount } from '../../data/number-format';
import type { GstReturnsProvider } from './gst-returns.data';
import { ReadingProgress } from './ReadingProgress';

interface Question {
  gstr1: Gstr1Overview;
  onClose: () => void;
}

/** Marks a month as filed: the progress while its JSON is made, and a way to stop that. */
function useFiling(period: string, onFiled: () => void) {
  const dataProvider = useDataProvider<GstReturnsProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [progress, setProgress] = useState<DocumentProgress>();
  const stopping = useRef<AbortController>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const { signal } = (stopping.current = new AbortController());
      setProgress(undefined);
      return dataProvider.markGstr1Filed(period, { signal, onProgress: setProgress });
    },
    onSuccess: ({ data }) => {
      notify(data.message, { type: 'success' });
      onFiled();
    },
    onError: (error) => {
      /* A stop may come too late; the month is read again, and shows whether it did. */
      if (stopping.current?.signal.aborted) notify('Stopped.', { type: 'info' });
      else notify(error.message, { type: 'error' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['gstr1', period] }),
  });
  return { file: () => mutate(), isPending, progress, stop: () => stopping.current?.abort() };
}

function MarkFiledQuestion({ gstr1: { period, finding_count }, onClose }: Question) {
  const titleId = useId();
  const { file, isPending, progress, stop } = useFiling(period, onClose);
  return (
    <Dialog open onClose={isPending ? undefined : onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Mark {periodName(period)} as filed?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Do this after you have filed it on the GST portal. The shop stores this month’s JSON with its
          SHA-256 and shows it unchanged from then on. This cannot be undone, and nothing is sent to the
          portal.
        </DialogContentText>
        {finding_count > 0 && (
          <Alert severity="warning">
            The self-check has {formatCount(finding_count, 'error', 'errors')}.
          </Alert>
        )}
        {isPending && <ReadingProgress progress={progress} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={isPending ? stop : onClose}>{isPending ? 'Stop' : 'Cancel'}</Button>
        <Button variant="contained" loading={isPending} onClick={file}>
          Mark as filed
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Asks before a month is marked as filed; for a month that has ended. */
export function MarkFiledButton({ gstr1 }: { gstr1: Gstr1Overview }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="contained" disabled={gstr1.state === 'running'} onClick={() => setAsking(true)}>
        Mark as filed
      </Button>
      {isAsking && <MarkFiledQuestion gstr1={gstr1} onClose={() => setAsking(false)} />}
    </>
  );
}
