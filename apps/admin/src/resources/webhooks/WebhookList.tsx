import { Box, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { counted } from '@aabha/contracts/counts/counts';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import type { Webhook } from '@aabha/contracts/webhooks/webhooks.schema';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_STATE_NAMES } from '@aabha/contracts/webhooks/webhooks.values';
import { EmptyList } from '../../components/EmptyList';
import { ListTable } from '../../components/lists/ListTable';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { RowLink } from '../../components/RowLink';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { CreateWebhookButton } from './CreateWebhookButton';
import { REFRESH_MS, shortUrl, type WebhookRecord } from './webhook-record';
import { WebhookStateField } from './WebhookStateField';

const Column = DataTable.Col<WebhookRecord>;
const empty = (
  <EmptyList
    text="No webhooks found"
    hint="A webhook tells another program, such as your ERP, of orders, shipments and stock as they change."
  />
);

const filters = [
  <SearchInput key="search" source="search" placeholder="Address, description" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={choicesOf(WEBHOOK_STATE_NAMES)}
    emptyText="All"
    alwaysOn
  />,
];

/** How many events a list names. */
const NAMED = 3;

function Events({ events }: Pick<Webhook, 'events'>) {
  const rest = events.length - NAMED;
  return (
    <>
      {events.slice(0, NAMED).map((event) => (
        <Typography key={event} component="span" variant="body2" sx={{ display: 'block' }}>
          {WEBHOOK_EVENT_NAMES[event]}
        </Typography>
      ))}
      {rest > 0 && (
        <Typography component="span" variant="body2" color="textSecondary">
          and {counted(rest, 'more event')}
        </Typography>
      )}
    </>
  );
}

function LastResult({
  webhook: { last_ok: isOk, last_result: result, last_tried_at: at },
}: {
  webhook: Webhook;
}) {
  if (at === null) return 'Nothing sent yet';
  return (
    <>
      <Typography component="span" variant="body2" color={isOk ? 'inherit' : 'error'}>
        {isOk ? 'Delivered' : result}
      </Typography>{' '}
      <RelativeTimeField iso={at} />
    </>
  );
}

const AddressLink = ({ webhook }: { webhook: WebhookRecord }) => (
  <RowLink to={`/admin-dashboard/webhooks/${webhook.id}/show`}>
    <span translate="no">{shortUrl(webhook.url)}</span>
  </RowLink>
);

function WebhookTable() {
  return (
    <ListTable<WebhookRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        label="Address"
        cellSx={() => ({ maxWidth: 320, overflowWrap: 'anywhere' })}
        render={(webhook) => (
          <>
            <AddressLink webhook={webhook} />
            <Typography variant="body2" color="textSecondary">
              {webhook.description}
            </Typography>
          </>
        )}
      />
      <Column label="State" render={({ state }) => <WebhookStateField state={state} />} />
      <Column label="Events" render={({ events }) => <Events events={events} />} />
      <Column label="Last result" render={(webhook) => <LastResult webhook={webhook} />} />
      <Column label="Waiting" align="right" render={({ waiting }) => waiting} />
    </ListTable>
  );
}

function WebhookRows() {
  return (
    <SimpleList<WebhookRecord>
      rowClick={false}
      primaryText={(webhook) => (
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <span style={{ overflowWrap: 'anywhere' }}>
            <AddressLink webhook={webhook} />
          </span>
          <WebhookStateField state={webhook.state} />
        </Box>
      )}
      secondaryText={(webhook) => (
        <>
          {webhook.description && <span style={{ display: 'block' }}>{webhook.description}</span>}
          <LastResult webhook={webhook} />
          {webhook.waiting > 0 && `, ${webhook.waiting} waiting`}
          <Events events={webhook.events} />
        </>
      )}
      empty={empty}
    />
  );
}

/** Other programs that are told of events (docs/spec/webhooks.md#screens). */
export function WebhookList() {
  return (
    <TableList
      resource="webhooks"
      title="Webhooks"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.webhooks}
      failed="Failed to fetch webhooks"
      queryOptions={{ refetchInterval: REFRESH_MS }}
      actions={<CreateWebhookButton />}
      table={<WebhookTable />}
      rows={<WebhookRows />}
    />
  );
}
