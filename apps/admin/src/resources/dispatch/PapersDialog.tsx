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
import type { PaperKind } from '@aabha/contracts/shipments/shipments.values';
import { formatCount, formatNumber } from '../../data/number-format';
import { saveFile } from '../../data/save-file';
import { printPapers, type PaperProgress } from './print-papers';

/** What staff call the papers. */
export const PAPER_NAMES: Readonly<Record<PaperKind, string>> = {
  'pick-list': 'Pick list',
  'packing-slips': 'Packing slips',
  labels: 'Labels',
  invoices: 'Invoices',
};

interface PapersDialogProps {
  kind: PaperKind;
  orderIds: readonly string[];
  onClose: () => void;
}

/** Draws the papers while mounted; unmounting stops it. The file is saved only when it is whole. */
function usePapers({ kind, orderIds, onClose }: PapersDialogProps) {
  const notify = useNotify();
  const [progress, setProgress] = useState<PaperProgress>();
  const printing = useQuery({
    queryKey: ['papers', useId()],
    queryFn: async ({ signal }) => {
      setProgress(undefined);
      const found = await printPapers({ kind, order_ids: orderIds }, { signal, onProgress: setProgress });
      signal.throwIfAborted();
      saveFile(found.fileName, found.content);
      notify(`${PAPER_NAMES[kind]} saved: ${formatCount(found.pages, 'page', 'pages')}.`, {
        type: 'success',
      });
      onClose();
      return found.pages;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const failure = printing.isFetching ? '' : (printing.error?.message ?? '');
  return { progress, failure, tryAgain: () => void printing.refetch() };
}

function Progress({ kind, progress }: { kind: PaperKind; progress: PaperProgress | undefined }) {
  const { pages = 0, total = 0 } = progress ?? {};
  const drawn = Math.min(pages, total);
  const text = progress ? `${formatNumber(drawn)} of ${formatNumber(total)}` : 'Reading the orders...';
  return (
    <>
      <Typography sx={{ mb: 1 }}>{text}</Typography>
      <LinearProgress
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? (drawn / total) * 100 : 0}
        aria-label={PAPER_NAMES[kind]}
        aria-valuetext={text}
      />
    </>
  );
}

/** Draws papers into one PDF and saves it: shows the progress, can be stopped, and reports a failure. */
export function PapersDialog(props: PapersDialogProps) {
  const { kind, orderIds, onClose } = props;
  const titleId = useId();
  const { progress, failure, tryAgain } = usePapers(props);
  return (
    <Dialog open onClose={failure ? onClose : undefined} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {PAPER_NAMES[kind]} of {formatCount(orderIds.length, 'order', 'orders')}
      </DialogTitle>
      <DialogContent>
        {failure ? (
          <Alert severity="error">{failure} No file was saved.</Alert>
        ) : (
          <Progress kind={kind} progress={progress} />
        )}
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
