import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { TypingDialog } from '../../components/TypingDialog';
import type { ReturnDetailsRecord, ReturnProvider } from './returns.data';

interface CancelReplacementDialogProps {
  request: ReturnDetailsRecord;
  onClose: () => void;
}

/** Gives a replacement up with a reason that the customer is mailed. */
export function CancelReplacementDialog({ request, onClose }: CancelReplacementDialogProps) {
  const titleId = useId();
  const dataProvider = useDataProvider<ReturnProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  const cancel = useMutation({
    mutationFn: () => dataProvider.cancelReplacement({ id: request._id, reason }),
    onSuccess: () => {
      notify('Replacement cancelled. The customer will get an email.', { type: 'success' });
      onClose();
    },
    onSettled: refresh,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    cancel.mutate();
  };
  const isTaken = request.replacement?.state === 'open';
  return (
    <TypingDialog
      unsaved={reason !== ''}
      busy={cancel.isPending}
      onClose={onClose}
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>Cancel this replacement?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {cancel.error && <Alert severity="error">{cancel.error.message}</Alert>}
          <Typography>
            {isTaken ? 'Its televisions go back into stock, and the' : 'The'} return can be refunded.{' '}
            {request.user_id.name} will get an email with the reason.
          </Typography>
          <TextField
            label="Reason"
            value={reason}
            required
            multiline
            slotProps={{ htmlInput: { maxLength: 500 } }}
            onChange={({ target }) => setReason(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={cancel.isPending}>
            Keep it
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={reason.trim() === '' || cancel.isPending}
          >
            {cancel.isPending ? 'Cancelling...' : 'Cancel replacement'}
          </Button>
        </DialogActions>
      </Box>
    </TypingDialog>
  );
}
