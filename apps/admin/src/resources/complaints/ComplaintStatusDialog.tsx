import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import {
  COMPLAINT_OUTCOMES,
  COMPLAINT_STATUSES,
  type Complaint,
  type ComplaintOutcome,
  type ComplaintStatus,
} from '@aabha/contracts/complaints/complaints.schema';
import { hasPlaceholders } from '@aabha/contracts/saved-replies/fill-reply';
import { RepliesButton } from '../../components/replies/RepliesButton';
import { useReplyField } from '../../components/replies/use-reply-field';
import type { ComplaintProvider } from './complaints.data';
import { STATUS_LABEL } from './complaint-status';
import type { ComplaintRecord } from './complaint-record';

/** Returns the current complaint of an edit conflict, or undefined for other errors. */
const changedTo = (error: unknown) =>
  error instanceof HttpError ? (error.body as { current?: Complaint }).current : undefined;

interface ComplaintStatusDialogProps {
  complaint: ComplaintRecord;
  /** The status selected in the list. */
  initialStatus: ComplaintStatus;
  onClose: () => void;
}

/** Sends the change; after an edit conflict, `present` is the current complaint. */
function useStatusChange({ complaint, initialStatus, onClose }: ComplaintStatusDialogProps) {
  const dataProvider = useDataProvider<ComplaintProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [status, setStatus] = useState(initialStatus);
  const [outcome, setOutcome] = useState<ComplaintOutcome | ''>('');
  const [text, setText] = useState('');
  const [present, setPresent] = useState<Pick<Complaint, 'status' | 'updated_at'>>(complaint);
  const update = useMutation({
    mutationFn: () =>
      dataProvider.updateComplaintStatus({
        id: complaint._id,
        status,
        updated_at: present.updated_at,
        ...(status === 'Resolved' && outcome !== '' ? { outcome } : {}),
        ...(text.trim() === '' ? {} : { text }),
      }),
    onSuccess: () => {
      notify('Status updated successfully', { type: 'success' });
      onClose();
    },
    onError: (error: Error) => {
      const current = changedTo(error);
      if (current) setPresent(current);
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['complaints'] });
      await queries.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });
  return { status, setStatus, outcome, setOutcome, text, setText, present, update };
}

/** The fields that go with a new status: the outcome of a resolved complaint, and an answer. */
function ChangeFields({ id, change }: { id: string; change: ReturnType<typeof useStatusChange> }) {
  const { status, outcome, setOutcome, text, setText } = change;
  const { ref, insert, toFillIn } = useReplyField(text, setText);
  return (
    <>
      {status === 'Resolved' && (
        <TextField
          select
          label="Outcome (optional)"
          value={outcome}
          onChange={(event) => setOutcome(event.target.value as ComplaintOutcome | '')}
        >
          <MenuItem value="">None</MenuItem>
          {COMPLAINT_OUTCOMES.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label="Answer in the email (optional)"
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputRef={ref}
        error={toFillIn !== ''}
        helperText={toFillIn}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <RepliesButton of={{ kind: 'complaint', id }} onChoose={insert} />
    </>
  );
}

/**
 * Asks before a complaint's status is set, since that mails the customer (docs/spec/complaints.md#statuses).
 * After an edit conflict it shows the current status and its options.
 */
export function ComplaintStatusDialog(props: ComplaintStatusDialogProps) {
  const { complaint, onClose } = props;
  const titleId = useId();
  const change = useStatusChange(props);
  const { status, setStatus, present, update } = change;
  return (
    <Dialog
      open
      onClose={update.isPending ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Status of {complaint.ticketNumber}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {update.error && <Alert severity="error">{update.error.message}</Alert>}
        <TextField
          select
          label="Status"
          value={status}
          onChange={(event) => setStatus(event.target.value as ComplaintStatus)}
          helperText={`Now ${STATUS_LABEL[present.status]}`}
        >
          {COMPLAINT_STATUSES.map((name) => (
            <MenuItem key={name} value={name}>
              {STATUS_LABEL[name]}
            </MenuItem>
          ))}
        </TextField>
        {status !== present.status && <ChangeFields id={complaint._id} change={change} />}
        {status !== present.status && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {complaint.name} will get an email about this at {complaint.email}.
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={update.isPending}>
          Cancel
        </Button>
        <Button
          variant="contained"
          onClick={() => update.mutate()}
          disabled={update.isPending || status === present.status || hasPlaceholders(change.text)}
        >
          {update.isPending ? 'Updating...' : 'Update and send email'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
