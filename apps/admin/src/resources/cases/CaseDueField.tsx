import { Chip, Typography } from '@mui/material';
import { formatDateTime } from '@aabha/contracts/time/india-time';

const SOON_MS = 24 * 3_600_000;

/** By when the shop has to act on a case, in colour and as text; nothing where it has not to. */
export function CaseDueField({ dueAt }: { dueAt: string | null }) {
  if (dueAt === null) return null;
  const leftMs = Date.parse(dueAt) - Date.now();
  return (
    <>
      {leftMs < SOON_MS && (
        <Chip
          component="span"
          size="small"
          variant="outlined"
          color={leftMs < 0 ? 'error' : 'warning'}
          label={leftMs < 0 ? 'Overdue' : 'Due soon'}
          sx={{ fontWeight: 600, mr: 1 }}
        />
      )}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'inline-block' }}>
        {formatDateTime(dueAt)}
      </Typography>
    </>
  );
}
