import { Typography } from '@mui/material';

/** What stands in place of a mail that has no copy. */
export function NoMailCopy({ state }: { state: string }) {
  const text =
    state === 'waiting'
      ? 'The mail is written when it is sent.'
      : 'No copy of this mail is kept: it was not needed, or it quotes a customer to staff.';
  return <Typography color="textSecondary">{text}</Typography>;
}
