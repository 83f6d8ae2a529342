import { Chip } from '@mui/material';

/** Says that an account is closed; nothing where it is open. */
export function ClosedChip({ closed }: { closed: boolean }) {
  if (!closed) return null;
  return <Chip size="small" variant="outlined" color="error" label="Closed" sx={{ fontWeight: 600 }} />;
}
