import { Chip } from '@mui/material';
import { MAIL_STATE_LABELS, type MailState } from '@aabha/contracts/mails/mails.values';

const COLOURS = {
  waiting: 'warning',
  sent: 'success',
  skipped: 'default',
  failed: 'error',
} as const satisfies Record<MailState, string>;

/** What became of a mail, in colour and as text. */
export function MailStateField({ state }: { state: MailState }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOURS[state]}
      label={MAIL_STATE_LABELS[state]}
      sx={{ fontWeight: 600 }}
    />
  );
}
