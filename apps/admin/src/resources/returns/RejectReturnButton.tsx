import { Alert, Box, Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { TypingDialog } from '../../components/TypingDialog';
import { NO_REASON, RejectionReasonField, rejectionText } from './RejectionReasonField';
import { offeredSteps } from './return-steps';
import type { ReturnProvider, ReturnRecord } from './returns.data';

interface RejectReturnProps {
  request: Omit<ReturnRecord, 'id'>;
}

function RejectDialog({ request, onClose }: RejectReturnProps & { onClose: () => void }) {
  const titleId = useId();
  const dataProvider = useDataProvider<ReturnProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [draft, setDraft] = useState(NO_REASON);
  const reason = rejectionText(draft);
  const reject = useMutation({
    mutationFn: () => dataProvider.rejectReturn({ id: request._id, reason }),
    onSuccess: () => {
      notify('Return rejected. The customer will get an email.', { type: 'success' });
      onClose();
    },
    onSettled: refresh,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    reject.mutate();
  };
  return (
    <TypingDialog
      unsaved={draft.words !== ''}
      busy={reject.isPending}
      onClose={onClose}
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>Reject this return?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {reject.error && <Alert severity="error">{reject.error.message}</Alert>}
          <Typography>
            Nothing is refunded, and this cannot be undone. {request.user_id.name} will get an email with the
            reason and how to complain.
          </Typography>
          <RejectionReasonField returnId={request._id} value={draft} onChange={setDraft} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={reject.isPending}>
            Keep as it is
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={reason === '' || reject.isPending}
          >
            {reject.isPending ? 'Rejecting...' : 'Reject return'}
          </Button>
        </DialogActions>
      </Box>
    </TypingDialog>
  );
}

/** Rejects a return with a reason that the customer is mailed (docs/spec/returns-and-refunds.md#rejection). */
export function RejectReturnButton({ request }: RejectReturnProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!offeredSteps(request).reject && !isOpen) return null;
  return (
    <>
      <Button color="error" aria-label={`Reject: ${request.user_id.name}`} onClick={() => setIsOpen(true)}>
        Reject
      </Button>
      {isOpen && <RejectDialog request={request} onClose={() => setIsOpen(false)} />}
    </>
  );
}
