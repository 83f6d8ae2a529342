import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { formatVisit } from '../../data/format-visit';
import type { InstallationProvider, InstallationRecord } from './installations.data';

interface CancelInstallationDialogProps {
  installation: InstallationRecord;
  onClose: () => void;
}

/** Cancels an installation after a question: its place is free again, and the customer is mailed. */
export function CancelInstallationDialog({ installation, onClose }: CancelInstallationDialogProps) {
  const titleId = useId();
  const dataProvider = useDataProvider<InstallationProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const cancel = useMutation({
    mutationFn: () => dataProvider.cancelInstallation(installation._id),
    onSuccess: () => {
      notify('Installation cancelled. The customer will get an email.', { type: 'success' });
      onClose();
    },
    onSettled: refresh,
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={cancel.isPending ? undefined : onClose}
    >
      <DialogTitle id={titleId}>Cancel this installation?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {cancel.error && <Alert severity="error">{cancel.error.message}</Alert>}
        <Typography>
          {installation.name}, {formatVisit(installation)}, {installation.to.name}.
        </Typography>
        <Typography>
          Its place is free again. The customer will get an email and can book another time.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={cancel.isPending}>
          Keep it
        </Button>
        <Button variant="contained" color="error" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          {cancel.isPending ? 'Cancelling...' : 'Cancel installation'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
