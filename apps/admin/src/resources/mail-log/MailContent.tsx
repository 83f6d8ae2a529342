import { Box, Card, CardContent, Divider, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { Facts } from '../../components/Facts';
import { MailFrame } from '../../components/MailFrame';
import { RowLink } from '../../components/RowLink';
import { useWholeRecord } from '../../components/use-whole-record';
import { taskText } from '../../data/action-text';
import { MailOrderLink, MailTo } from './MailLinks';
import { MailStateField } from './MailStateField';
import { NoMailCopy } from './NoMailCopy';
import { ResendMailButton } from './ResendMailButton';
import type { MailDetailsRecord } from './mail-record';

const factsOf = (mail: MailDetailsRecord): (readonly [string, ReactNode])[] => [
  ['To', <MailTo key="to" mail={mail} />],
  ['Kind', taskText(mail.kind)],
  ['Queued', formatDateTime(mail.created_at)],
  ['Sent', mail.sent_at === null ? 'Not yet' : formatDateTime(mail.sent_at)],
  ['Tries', String(mail.attempts)],
  ...(mail.error ? [['Last error', mail.error] as const] : []),
  ...(mail.order_id ? [['Order', <MailOrderLink key="order" mail={mail} />] as const] : []),
  ['Attachments', mail.attachments.join(', ') || 'None'],
  ...(mail.resend_of
    ? [
        [
          'Sent again',
          <RowLink key="first" to={`/admin-dashboard/mail-log/${mail.resend_of}/show`}>
            See the first mail
          </RowLink>,
        ] as const,
      ]
    : []),
];

/** The details of a mail and what it says. */
export function MailContent() {
  const mail = useWholeRecord<MailDetailsRecord>('html');
  if (!mail) return null;
  return (
    <CardContent>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {mail.subject || 'Mail'}
        </Typography>
        <MailStateField state={mail.state} />
        <Box sx={{ flex: 1 }} />
        <ResendMailButton mail={mail} />
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 2fr' }, alignItems: 'start' }}>
        <Card sx={{ p: 2, minWidth: 0 }}>
          <Typography variant="h3">Details</Typography>
          <Divider sx={{ my: 1 }} />
          <Facts rows={factsOf(mail)} />
        </Card>
        <Card sx={{ p: 2, minWidth: 0 }}>
          <Typography variant="h3">What it says</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            Codes and personal links are hidden.
          </Typography>
          {mail.html === null ? (
            <NoMailCopy state={mail.state} />
          ) : (
            <MailFrame title={`Mail: ${mail.subject}`} html={mail.html} />
          )}
        </Card>
      </Box>
    </CardContent>
  );
}
