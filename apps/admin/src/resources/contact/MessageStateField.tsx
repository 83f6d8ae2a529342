import { Chip, Typography } from '@mui/material';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { STATE_LABEL, type MessageRecord } from './message-record';

const COLOURS = { open: 'warning', waiting: 'info', closed: 'default' } as const;

/** The state of a message in colour and as text, and by when it has to be answered (docs/spec/contact.md#clock). */
export function MessageStateField({ message }: { message: Pick<MessageRecord, 'state' | 'due_at'> }) {
  const { state, due_at: dueAt } = message;
  const isOverdue = dueAt !== null && new Date(dueAt) < new Date();
  return (
    <>
      <Chip
        component="span"
        size="small"
        variant="outlined"
        color={isOverdue ? 'error' : COLOURS[state]}
        label={isOverdue ? 'Overdue' : STATE_LABEL[state]}
        sx={{ fontWeight: 600 }}
      />
      {dueAt !== null && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
          {isOverdue ? 'since' : 'due'} {formatDateTime(dueAt)}
        </Typography>
      )}
    </>
  );
}
