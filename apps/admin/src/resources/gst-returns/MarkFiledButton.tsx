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
import { useId, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Gstr1Overview } from '@aabha/contracts/gstr1/gstr1.schema';
import { periodName } from '@aabha/contracts/gstr1/return-period';
import { formatCount } from '../../data/number-format';
import type { GstReturnsProvider } from './gst-returns.data';

interface Question {
  gstr1: Gstr1Overview;
  onClose: () => void;
}

function MarkFiledQuestion({ gstr1: { period, finding_count }, onClose }: Question) {
  const titleId = useId();
  const dataProvider = useDataProvider<GstReturnsProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const filing = useMutation({
    mutationFn: () => dataProvider.markGstr1Filed(period),
    onSuccess: ({ data }) => {
      notify(data.message, { type: 'success' });
      onClose();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['gstr1'] }),
  });
  return (
    <Dialog open onClose={filing.isPending ? undefined : onClose} maxWidth="sm" aria-labelledby={titleId}>
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={filing.isPending}>
          Cancel
        </Button>
        <Button variant="contained" loading={filing.isPending} onClick={() => filing.mutate()}>
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
