import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { PICKUP_PART_NAMES, type PickupPart } from '@aabha/contracts/returns/pickup-slots.values';
import { TypingDialog } from '../../components/TypingDialog';
import { formatVisitDay } from '../../data/format-visit';
import type { PickupSlotWire, ReturnProvider, ReturnRecord } from './returns.data';

interface Chosen {
  day: string;
  part: PickupPart;
}

const keyOf = ({ day, part }: Chosen) => `${day} ${part}`;

/** The parts of a day, each with how many pickups it still takes. */
function Day({
  slots,
  present,
  selected,
  onSelect,
}: {
  slots: readonly PickupSlotWire[];
  present: string | undefined;
  selected: string | undefined;
  onSelect: (slot: Chosen) => void;
}) {
  const day = slots[0]?.day ?? '';
  return (
    <Box component="section" aria-label={formatVisitDay(day)}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {formatVisitDay(day)}
      </Typography>
      <ToggleButtonGroup exclusive fullWidth size="small" value={selected ?? null} color="primary">
        {slots.map((slot) => {
          const key = keyOf(slot);
          const isOwn = key === present;
          const text = isOwn ? 'Booked' : slot.is_free ? `${slot.free ?? 0} free` : 'Full';
          return (
            <ToggleButton
              key={key}
              value={key}
              disabled={!slot.is_free && !isOwn}
              onClick={() => onSelect({ day: slot.day, part: slot.part })}
              sx={{ display: 'block', textTransform: 'none', lineHeight: 1.3 }}
            >
              {PICKUP_PART_NAMES[slot.part]}
              <Typography variant="caption" component="span" sx={{ display: 'block' }}>
                {text}
              </Typography>
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </Box>
  );
}

function byDay(slots: readonly PickupSlotWire[]): PickupSlotWire[][] {
  const days = [...new Set(slots.map(({ day }) => day))];
  return days.map((day) => slots.filter((slot) => slot.day === day));
}

interface PickupDialogProps {
  request: Omit<ReturnRecord, 'id'>;
  onClose: () => void;
}

/** Returns the changes of a pickup that the dialog makes, and what is free. */
function usePickup({ request, onClose }: PickupDialogProps) {
  const dataProvider = useDataProvider<ReturnProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const offered = useQuery({
    queryKey: ['return-requests', 'pickup-slots', request._id],
    queryFn: async () => (await dataProvider.listPickupSlots(request._id)).data,
    staleTime: 0,
  });
  const save = useMutation({
    mutationFn: (slot: Chosen | null) =>
      dataProvider.bookPickup({ id: request._id, day: slot?.day ?? null, part: slot?.part ?? null }),
    onSuccess: (_data, slot) => {
      notify(`Pickup ${slot ? 'booked' : 'cleared'}. The customer will get an email.`, { type: 'success' });
      onClose();
    },
    onError: () => void offered.refetch(),
    onSettled: refresh,
  });
  return { offered, save };
}

/** When the goods of a return are fetched: chosen, moved or cleared by staff (docs/spec/returns-and-refunds.md#pickup). */
export function PickupDialog({ request, onClose }: PickupDialogProps) {
  const titleId = useId();
  const { pickup } = request;
  const [selected, setSelected] = useState<Chosen>();
  const { offered, save } = usePickup({ request, onClose });
  const failure = save.error ?? offered.error;
  const present = pickup ? keyOf(pickup) : undefined;
  const key = selected ? keyOf(selected) : present;
  const slots = offered.data?.slots ?? [];
  const isFree = slots.some((slot) => keyOf(slot) === key && slot.is_free);
  return (
    <TypingDialog
      unsaved={false}
      busy={save.isPending}
      onClose={onClose}
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{pickup ? 'Change pickup' : 'Book pickup'}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failure && <Alert severity="error">{failure.message}</Alert>}
        {offered.isPending && <Typography>Looking for free times…</Typography>}
        {offered.data && !offered.data.is_served && (
          <Alert severity="info">
            The PIN code of this order is no service area any more. Please call or email{' '}
            {request.user_id.name} to arrange the pickup.
          </Alert>
        )}
        {offered.data?.center && (
          <Typography color="textSecondary">
            {offered.data.center} fetches the goods. {request.user_id.name} will get an email.
          </Typography>
        )}
        {byDay(slots).map((parts) => (
          <Day key={parts[0]?.day} slots={parts} present={present} selected={key} onSelect={setSelected} />
        ))}
      </DialogContent>
      <DialogActions>
        {pickup && (
          <Button
            color="error"
            disabled={save.isPending}
            onClick={() => save.mutate(null)}
            sx={{ mr: 'auto' }}
          >
            Clear pickup
          </Button>
        )}
        <Button onClick={onClose} disabled={save.isPending}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={!selected || key === present || !isFree || save.isPending}
          onClick={() => selected && save.mutate(selected)}
        >
          {save.isPending ? 'Saving...' : pickup ? 'Change pickup' : 'Book pickup'}
        </Button>
      </DialogActions>
    </TypingDialog>
  );
}
