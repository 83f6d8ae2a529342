import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { DeliveryDetails } from '@aabha/contracts/webhooks/webhooks.schema';
import { WEBHOOK_EVENT_NAMES } from '@aabha/contracts/webhooks/webhooks.values';
import { CardSection } from '../../components/CardSection';
import { Facts } from '../../components/Facts';
import { useWholeRecord } from '../../components/use-whole-record';
import { ReplayDeliveryButton } from './ReplayDeliveryButton';
import type { DeliveryDetailsRecord } from './webhook-record';
import { WebhookStateField } from './WebhookStateField';

const CODE = {
  ...{ m: 0, p: 1.5, borderRadius: 1, bgcolor: 'action.hover', fontFamily: 'monospace', fontSize: 13 },
  ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 360, overflow: 'auto' },
} as const;

/** Returns a body of JSON over several lines. */
const readable = (body: string) => JSON.stringify(JSON.parse(body), null, 2);

function Attempts({ attempts }: Pick<DeliveryDetails, 'attempts'>) {
  if (attempts.length === 0) return <Typography variant="body2">Not tried yet.</Typography>;
  return (
    <Stack spacing={2}>
      {attempts.toReversed().map(({ at, status, duration_ms: ms, error, answer }) => (
        <Box key={at}>
          <Typography variant="body2" color={error === null ? 'inherit' : 'error'}>
            {error ?? `The receiver answered ${status}.`}
          </Typography>
          <Typography variant="body2" color="textSecondary" gutterBottom>
            {formatDateTime(at)}, {ms} ms
          </Typography>
          {answer !== '' && (
            <Box component="pre" tabIndex={0} aria-label="Answer" sx={{ ...CODE, maxHeight: 160 }}>
              {answer}
            </Box>
          )}
        </Box>
      ))}
    </Stack>
  );
}

/** What is sent of a delivery, and how each try went. */
export function DeliveryContent() {
  const delivery = useWholeRecord<DeliveryDetailsRecord>('body');
  if (!delivery) return null;
  return (
    <Stack spacing={2}>
      <Box>
        <Button
          component={Link}
          to={`/admin-dashboard/webhooks/${delivery.webhook_id}/show`}
          startIcon={<ArrowBackIcon />}
          size="small"
        >
          All deliveries of the webhook
        </Button>
      </Box>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2">{WEBHOOK_EVENT_NAMES[delivery.type]}</Typography>
        <WebhookStateField state={delivery.state} />
        <Box sx={{ flex: 1 }} />
        <ReplayDeliveryButton delivery={delivery} />
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <CardSection title="Event">
            <Facts
              rows={[
                ['Type', delivery.type],
                ['ID', delivery.event_id],
                ['About', delivery.subject],
                ['Happened', formatDateTime(delivery.created_at)],
                ['Tries', String(delivery.tries)],
                ...(delivery.next_try_at === null
                  ? []
                  : [['Next try', formatDateTime(delivery.next_try_at)] as const]),
              ]}
            />
          </CardSection>
          <CardSection title="What is sent">
            <Box component="pre" tabIndex={0} aria-label="Body" sx={CODE}>
              {readable(delivery.body)}
            </Box>
          </CardSection>
        </Stack>
        <CardSection title="Tries, newest first">
          <Attempts attempts={delivery.attempts} />
        </CardSection>
      </Box>
    </Stack>
  );
}
