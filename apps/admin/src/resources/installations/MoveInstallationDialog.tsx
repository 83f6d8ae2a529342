import { Alert, Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { InstallationOffer } from '@aabha/contracts/installations/installations.values';
import { TypingDialog } from '../../components/TypingDialog';
import type { InstallationProvider, InstallationRecord } from './installations.data';
import { visitKey, VisitSlots, type ChosenVisit } from './VisitSlots';

interface MoveInstallationDialogProps {
  installation: InstallationRecord;
  onClose: () => void;
}

const NO_SLOTS: Readonly<Record<InstallationOffer, string>> = {
  open: 'All places of the next two weeks are taken.',
  over: 'All places of the next two weeks are taken.',
  'not-served': 'No technician zone has the PIN code of this order.',
  'no-date': 'The delivery date of this order is not known yet.',
  ended: 'This order was cancelled or returned.',
};

/** Returns what is free for an installation, and the call that moves it. */
function useMove({ installation, onClose }: MoveInstallationDialogProps) {
  const dataProvider = useDataProvider<InstallationProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const offered = useQuery({
    queryKey: ['installations', 'slots', installation.order_id],
    queryFn: async () => (await dataProvider.listInstallationSlots(installation.order_id)).data,
    staleTime: 0,
  });
  const move = useMutation({
    mutationFn: (slot: ChosenVisit) => dataProvider.moveInstallation({ id: installation._id, ...slot }),
    onSuccess: () => {
      notify('Installation moved. The customer will get an email.', { type: 'success' });
      onClose();
    },
    onError: () => void offered.refetch(),
    onSettled: refresh,
  });
  return { offered, move };
}

/** Moves an installation to another day and part of it; staff may any number of times. */
export function MoveInstallationDialog(props: MoveInstallationDialogProps) {
  const { installation, onClose } = props;
  const titleId = useId();
  const [selected, setSelected] = useState<ChosenVisit>();
  const { offered, move } = useMove(props);
  const failure = move.error ?? offered.error;
  const present = installation.state === 'failed' ? undefined : visitKey(installation);
  const key = selected ? visitKey(selected) : present;
  const slots = offered.data?.slots ?? [];
  const isFree = slots.some((slot) => visitKey(slot) === key && slot.is_free);
  const action = installation.state === 'failed' ? 'Book visit' : 'Move installation';
  return (
    <TypingDialog
      unsaved={false}
      busy={move.isPending}
      onClose={onClose}
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{action}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failure && <Alert severity="error">{failure.message}</Alert>}
        {offered.isPending && <Typography>Looking for free times…</Typography>}
        {offered.data && !slots.some((slot) => slot.is_free) && (
          <Alert severity="info">{NO_SLOTS[offered.data.offer]}</Alert>
        )}
        {offered.data?.zone && (
          <Typography color="textSecondary">
            Technicians of {offered.data.zone}. {installation.to.name} will get an email.
          </Typography>
        )}
        <VisitSlots slots={slots} present={present} selected={key} onSelect={setSelected} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={move.isPending}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={!selected || key === present || !isFree || move.isPending}
          onClick={() => selected && move.mutate(selected)}
        >
          {move.isPending ? 'Saving...' : action}
        </Button>
      </DialogActions>
    </TypingDialog>
  );
}
