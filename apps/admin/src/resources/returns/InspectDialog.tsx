import {
  Alert,
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { TypingDialog } from '../../components/TypingDialog';
import { NO_REASON, RejectionReasonField, rejectionText } from './RejectionReasonField';
import type { ReturnProvider, ReturnRecord } from './returns.data';

type Line = ReturnRecord['lines'][number];
type Found = Record<number, { accepted: number; restock: boolean }>;

interface LineFieldsProps {
  line: Line;
  found: Found[number];
  onChange: (found: Found[number]) => void;
}

/** How many units of a line are accepted, and whether they can be sold again. */
function LineFields({ line, found, onChange }: LineFieldsProps) {
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{line.name}</Typography>
      <TextField
        select
        size="small"
        label="Accepted units"
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Accepted units of ${line.name}` } } }}
        value={found.accepted}
        onChange={(event) => onChange({ ...found, accepted: Number(event.target.value) })}
      >
        {Array.from({ length: line.quantity + 1 }, (_unit, units) => (
          <MenuItem key={units} value={units}>
            {units} of {line.quantity}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Checkbox
            checked={found.restock && found.accepted > 0}
            disabled={found.accepted === 0}
            onChange={(event) => onChange({ ...found, restock: event.target.checked })}
          />
        }
        label="Can be sold again: into stock with the refund"
      />
    </Box>
  );
}

const BUTTONS = { all: 'Accept return', part: 'Accept in part', none: 'Reject return' } as const;

function useInspection({ request, onClose }: InspectDialogProps) {
  const dataProvider = useDataProvider<ReturnProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [draft, setDraft] = useState(NO_REASON);
  const [found, setFound] = useState<Found>(
    Object.fromEntries(
      request.lines.map(({ position, quantity }) => [position, { accepted: quantity, restock: false }]),
    ),
  );
  const accepted = request.lines.reduce((sum, { position }) => sum + (found[position]?.accepted ?? 0), 0);
  const units = request.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const result = accepted === units ? 'all' : accepted === 0 ? 'none' : 'part';
  const reason = result === 'all' ? '' : rejectionText(draft);
  const save = useMutation({
    mutationFn: () =>
      dataProvider.inspectReturn({
        id: request._id,
        lines: request.lines.map(({ position }) => ({
          position,
          accepted: found[position]?.accepted ?? 0,
          restock: (found[position]?.restock ?? false) && (found[position]?.accepted ?? 0) > 0,
        })),
        reason,
      }),
    onSuccess: () => {
      notify('Inspection saved. The customer will get an email.', { type: 'success' });
      onClose();
    },
    onSettled: refresh,
  });
  return { draft, setDraft, found, setFound, result, reason, save } as const;
}

interface InspectDialogProps {
  request: Omit<ReturnRecord, 'id'>;
  onClose: () => void;
}

/** What an inspection of the goods found (docs/spec/returns-and-refunds.md#inspection). */
export function InspectDialog(props: InspectDialogProps) {
  const { request, onClose } = props;
  const titleId = useId();
  const { draft, setDraft, found, setFound, result, reason, save } = useInspection(props);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <TypingDialog
      unsaved={draft.words !== ''}
      busy={save.isPending}
      onClose={onClose}
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>Inspect the goods</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {save.error && <Alert severity="error">{save.error.message}</Alert>}
          <Box component="ul" aria-label="Goods" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {request.lines.map((line) => (
              <LineFields
                key={line.position}
                line={line}
                found={found[line.position] ?? { accepted: 0, restock: false }}
                onChange={(own) => setFound({ ...found, [line.position]: own })}
              />
            ))}
          </Box>
          {result !== 'all' && (
            <RejectionReasonField returnId={request._id} value={draft} onChange={setDraft} />
          )}
          <Typography variant="body2" color="textSecondary">
            {request.user_id.name} will get an email with the result
            {result === 'all' ? '' : ', the reason and how to complain'}.
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={result === 'none' ? 'error' : 'primary'}
            disabled={(result !== 'all' && reason === '') || save.isPending}
          >
            {save.isPending ? 'Saving...' : BUTTONS[result]}
          </Button>
        </DialogActions>
      </Box>
    </TypingDialog>
  );
}
