import { Chip } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { Subscriber } from '@aabha/contracts/contact/contact.schema';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { subscriberFilters } from './contact.data';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { TableList } from '../../components/TableList';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { SUBSCRIBER_VIEWS } from './subscriber-views';

type SubscriberRecord = Subscriber & { id: string };
const Column = DataTable.Col<SubscriberRecord>;
const empty = <EmptyList text="No subscribers found" />;

const filters = [
  <SearchInput key="search" source="search" placeholder="Email" alwaysOn />,
  <SelectInput
    key="subscribed"
    source="subscribed"
    label="Status"
    choices={[
      { id: true, name: 'Subscribed' },
      { id: false, name: 'Unsubscribed' },
    ]}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Since" alwaysOn />,
];

function StateChip({ subscriber: { unsubscribed_at: left } }: { subscriber: SubscriberRecord }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={left ? 'default' : 'success'}
      label={left ? `Unsubscribed ${formatDay(left)}` : 'Subscribed'}
      sx={{ fontWeight: 600 }}
    />
  );
}

function SubscriberTable() {
  return (
    <ListTable<SubscriberRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column source="email" label="Email" render={({ email }) => email} />
      <Column
        source="created_at"
        label="Since"
        render={({ created_at }) => <RelativeTimeField iso={created_at} />}
      />
      <Column label="Status" render={(subscriber) => <StateChip subscriber={subscriber} />} />
    </ListTable>
  );
}

function SubscriberRows() {
  return (
    <SimpleList<SubscriberRecord>
      rowClick={false}
      primaryText={({ email }) => email}
      secondaryText={({ created_at }) => <RelativeTimeField iso={created_at} />}
      tertiaryText={(subscriber) => <StateChip subscriber={subscriber} />}
      empty={empty}
    />
  );
}

/** Current and former newsletter subscribers; SuperAdmin only. */
export function SubscriberList() {
  return (
    <TableList
      resource="subscribers"
      title="Subscribers"
      failed="Failed to fetch subscribers"
      perPage={STAFF_PAGE_SIZES.subscribers}
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={<ExportCsvButton list="subscribers" filtersOf={subscriberFilters} />}
      views={SUBSCRIBER_VIEWS}
      table={<SubscriberTable />}
      rows={<SubscriberRows />}
    />
  );
}
