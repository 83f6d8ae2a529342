import { Chip } from '@mui/material';
import { MAIL_AUDIENCE_LABELS, type MailAudience } from '@aabha/contracts/mails/mails.values';

const COLOURS = {
  customer: 'primary',
  business: 'secondary',
  staff: 'default',
} as const satisfies Record<MailAudience, string>;

/** Whom a kind of mail is written to, in colour and as text. */
export function MailAudienceField({ audience }: { audience: MailAudience }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOURS[audience]}
      label={MAIL_AUDIENCE_LABELS[audience]}
      sx={{ fontWeight: 600 }}
    />
  );
}
