import { Chip, Typography } from '@mui/material';
import { formatDateTime } from '@aabha/contracts/time/india-time';

/** By when staff have to take the next step of a return; nothing where they wait for the customer. */
export function ReturnDueField({ dueAt }: { dueAt: string | null }) {
  if (dueAt === null) return null;
  if (new Date(dueAt) < new Date())
    return (
      <Chip
        component="span"
        size="small"
        variant="outlined"
        color="error"
        label={`Overdue since ${formatDateTime(dueAt)}`}
        sx={{ fontWeight: 600 }}
      />
    );
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      Next step due {formatDateTime(dueAt)}
    </Typography>
  );
}
