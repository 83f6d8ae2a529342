import { Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { DELIVERY_STATE_NAMES, WEBHOOK_EVENT_NAMES } from '@aabha/contracts/webhooks/webhooks.values';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { ListPager } from '../../components/ListPager';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { RowLink } from '../../components/RowLink';
import { ScreenList } from '../../components/ScreenList';
import { choicesOf } from '../../data/choices-of';
import { DELIVERY_VIEWS } from './delivery-views';
import { ReplayDeliveryButton } from './ReplayDeliveryButton';
import { REFRESH_MS, type DeliveryRecord } from './webhook-record';
import { deliveryFilters } from './webhooks.data';
import { WebhookStateField } from './WebhookStateField';

const Column = DataTable.Col<DeliveryRecord>;
const empty = (
  <EmptyList text="No deliveries found" hint="Each event that is sent appears here for 30 days." />
);
const PAGE_SIZES = [STAFF_PAGE_SIZES.webhookDeliveries, 50, 100];

const filters = [
  <SearchInput key="search" source="search" placeholder="Event ID, record ID" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={choicesOf(DELIVERY_STATE_NAMES)}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput
    key="type"
    source="type"
    label="Event"
    choices={choicesOf(WEBHOOK_EVENT_NAMES)}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Happened" alwaysOn />,
];

const EventLink = ({ delivery }: { delivery: DeliveryRecord }) => (
  <RowLink to={`/admin-dashboard/webhook-deliveries/${delivery.id}/show`}>
    {WEBHOOK_EVENT_NAMES[delivery.type]}
  </RowLink>
);

function Result({
  delivery: { state, tries, last_result: result, next_try_at: next },
}: {
  delivery: DeliveryRecord;
}) {
  return (
    <>
      {state === 'delivered' ? `Answer ${result}` : (result ?? 'Not tried yet')}
      {state === 'pending' && tries > 0 && next !== null && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          Tried {tries === 1 ? 'once' : `${tries} times`}, next <RelativeTimeField iso={next} />
        </Typography>
      )}
    </>
  );
}

function DeliveryTable() {
  return (
    <ListTable<DeliveryRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        label="Event"
        render={(delivery) => (
          <>
            <EventLink delivery={delivery} />
            <Typography
              variant="body2"
              color="textSecondary"
              translate="no"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {delivery.subject}
            </Typography>
          </>
        )}
      />
      <Column label="State" render={({ state }) => <WebhookStateField state={state} />} />
      <Column label="Result" render={(delivery) => <Result delivery={delivery} />} />
      <Column label="Happened" render={({ created_at: at }) => <RelativeTimeField iso={at} />} />
      <Column label="" align="right" render={(delivery) => <ReplayDeliveryButton delivery={delivery} />} />
    </ListTable>
  );
}

function DeliveryRows() {
  return (
    <SimpleList<DeliveryRecord>
      rowClick={false}
      primaryText={(delivery) => (
        <>
          <EventLink delivery={delivery} /> <WebhookStateField state={delivery.state} />
        </>
      )}
      secondaryText={(delivery) => (
        <>
          <RelativeTimeField iso={delivery.created_at} />. <Result delivery={delivery} />
          <span style={{ display: 'block', overflowWrap: 'anywhere' }}>{delivery.subject}</span>
          <ReplayDeliveryButton delivery={delivery} />
        </>
      )}
      empty={empty}
    />
  );
}

/** The deliveries of a webhook, of all without one, newest first; filters and page are in the address. */
export function DeliveryList({ webhookId }: { webhookId?: string }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const filter = webhookId === undefined ? {} : { webhook_id: webhookId };
  return (
    <ScreenList
      resource="webhook-deliveries"
      filter={filter}
      storeKey={`webhook-deliveries.${webhookId ?? 'all'}`}
      queryOptions={{ refetchInterval: REFRESH_MS }}
      title={webhookId === undefined ? 'Webhook Deliveries' : false}
      filters={filters}
      {...(webhookId === undefined && { views: DELIVERY_VIEWS })}
      perPage={STAFF_PAGE_SIZES.webhookDeliveries}
      pager={<ListPager sizes={PAGE_SIZES} />}
      failed="Failed to fetch deliveries"
      actions={
        <ExportCsvButton
          list="webhook-deliveries"
          filtersOf={(params) => ({ ...deliveryFilters(params), ...filter })}
        />
      }
    >
      {isPhone ? <DeliveryRows /> : <DeliveryTable />}
    </ScreenList>
  );
}
