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
import { useNotify } from 'react-admin';
import type { Shipment } from '@aabha/contracts/shipments/shipments.schema';
import { TypingDialog } from '../../components/TypingDialog';
import { cancelShipment } from '../../data/shipment-calls';

interface CancelShipmentProps {
  shipment: Shipment;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Cancels a shipment after a question; one that has left needs a reason. */
export function CancelShipmentDialog({ shipment, onDone, onClose }: CancelShipmentProps) {
  const notify = useNotify();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const hasLeft = shipment.state === 'shipped';
  const cancelling = useMutation({
    mutationFn: () => cancelShipment({ id: shipment._id, reason }),
    onSuccess: async () => {
      notify('Shipment cancelled. Its televisions are to be packed again.', { type: 'success' });
      await onDone();
      onClose();
    },
    onError: () => void onDone(),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    cancelling.mutate();
  };
  return (
    <TypingDialog
      unsaved={reason !== ''}
      busy={cancelling.isPending}
      onClose={onClose}
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>
          {hasLeft ? 'Did this shipment come back?' : 'Cancel this shipment?'}
        </DialogTitle>
        <DialogContent>
          {cancelling.error && <Alert severity="error">{cancelling.error.message}</Alert>}
          <Typography>
            Its televisions are to be packed again, and their serial numbers are free.
            {hasLeft && ' The order is Pending again, and the customer gets an email.'}
          </Typography>
          {hasLeft && (
            <TextField
              label="Why it came back"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              helperText="The customer can see this."
              slotProps={{ htmlInput: { maxLength: 500 } }}
              multiline
              required
              fullWidth
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={cancelling.isPending}>
            Keep it
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={cancelling.isPending || (hasLeft && reason.trim() === '')}
          >
            {cancelling.isPending ? 'Cancelling...' : hasLeft ? 'It came back' : 'Cancel shipment'}
          </Button>
        </DialogActions>
      </Box>
    </TypingDialog>
  );
}
