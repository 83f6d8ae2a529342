import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import { WEBHOOK_EVENT_NAMES } from '@aabha/contracts/webhooks/webhooks.values';
import { CardSection } from '../../components/CardSection';
import { Facts } from '../../components/Facts';
import { DeliveryList } from './DeliveryList';
import { shortUrl, type WebhookRecord } from './webhook-record';
import { WebhookActions } from './WebhookActions';
import { WebhookStateField } from './WebhookStateField';

const factsOf = (webhook: WebhookRecord): (readonly [string, ReactNode])[] => [
  ['Address', webhook.url],
  ...(webhook.description === '' ? [] : [['Description', webhook.description] as const]),
  [
    'Last try',
    webhook.last_tried_at === null
      ? 'Nothing sent yet'
      : `${formatDateTime(webhook.last_tried_at)}: ${webhook.last_ok ? 'delivered' : (webhook.last_result ?? '')}`,
  ],
  ...(webhook.failing_since === null
    ? []
    : [['Failing since', formatDateTime(webhook.failing_since)] as const]),
  ['Waiting', String(webhook.waiting)],
  ...(webhook.rotated_until === null
    ? []
    : [['Old secret', `signs until ${formatDateTime(webhook.rotated_until)}`] as const]),
  ['Added', `${formatDay(webhook.created_at)} by ${webhook.created_by}`],
];

function StateAlert({ webhook: { state, reason } }: { webhook: WebhookRecord }) {
  if (state === 'active') return null;
  return (
    <Alert severity={state === 'paused' ? 'info' : 'error'}>
      {reason ?? 'This webhook is paused.'} Events that happen meanwhile are not sent. What was waiting is
      sent when the webhook is resumed.
    </Alert>
  );
}

/** What is known of a webhook, what can be done with it, and its deliveries. */
export function WebhookContent() {
  const webhook = useRecordContext<WebhookRecord>();
  if (!webhook) return null;
  return (
    <Stack spacing={2}>
      <Box>
        <Button component={Link} to="/admin-dashboard/webhooks" startIcon={<ArrowBackIcon />} size="small">
          All webhooks
        </Button>
      </Box>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2" translate="no" sx={{ overflowWrap: 'anywhere' }}>
          {shortUrl(webhook.url)}
        </Typography>
        <WebhookStateField state={webhook.state} />
      </Stack>
      <StateAlert webhook={webhook} />
      <WebhookActions webhook={webhook} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <CardSection title="Details">
          <Facts rows={factsOf(webhook)} />
        </CardSection>
        <CardSection title="Told of">
          {webhook.events.map((event) => (
            <Typography key={event} variant="body2">
              {WEBHOOK_EVENT_NAMES[event]}
            </Typography>
          ))}
        </CardSection>
      </Box>
      <Typography variant="h3">Deliveries</Typography>
      <DeliveryList webhookId={webhook.id} />
    </Stack>
  );
}
