import { Typography } from '@mui/material';
import type { z } from 'zod';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import type { Failure } from '@aabha/contracts/dashboard/dashboard.schema';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { ListTable } from '../../components/lists/ListTable';
import { taskText } from '../../data/action-text';
import { EmptyList } from '../../components/EmptyList';
import { TableList } from '../../components/TableList';
import { OrderLinkField } from '../orders/OrderLinkField';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { RetryFailureButton } from './RetryFailureButton';
import { FAILURE_VIEWS } from './failure-views';

type FailureRecord = z.output<typeof Failure> & { id: string };
const Column = DataTable.Col<FailureRecord>;
const empty = (
  <EmptyList text="Nothing has failed" hint="Emails and refunds that could not be sent appear here." />
);

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    label="Kind"
    choices={[
      { id: 'mail', name: 'Emails' },
      { id: 'refund', name: 'Refunds' },
      { id: 'other', name: 'Other' },
    ]}
    emptyText="All"
    alwaysOn
  />,
];

function FailureTable() {
  return (
    <ListTable<FailureRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="What" render={({ what }) => <strong>{taskText(what)}</strong>} />
      <Column label="Order" render={({ order_id }) => <OrderLinkField orderId={order_id} />} />
      <Column
        label="Why"
        cellSx={() => ({ maxWidth: 480, overflowWrap: 'anywhere' })}
        render={({ error }) => error}
      />
      <Column align="right" label="Attempts" render={({ attempts }) => attempts} />
      <Column label="Failed" render={({ failed_at }) => <RelativeTimeField iso={failed_at} />} />
      <Column
        label="Action"
        render={({ id, what }) => <RetryFailureButton id={id} what={taskText(what)} />}
      />
    </ListTable>
  );
}

function FailureRows() {
  return (
    <SimpleList<FailureRecord>
      rowClick={false}
      primaryText={({ what }) => taskText(what)}
      secondaryText={({ id, what, error, failed_at, order_id }) => (
        <>
          <RelativeTimeField iso={failed_at} /> <OrderLinkField orderId={order_id} />
          <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {error}
          </Typography>
          <RetryFailureButton id={id} what={taskText(what)} />
        </>
      )}
      empty={empty}
    />
  );
}

/**
 * Background tasks whose retries are exhausted: mails, refunds and others
 * (docs/spec/back-office.md#failures); SuperAdmin only.
 */
export function FailureList() {
  return (
    <TableList
      resource="failures"
      title="Failed Emails & Refunds"
      failed="Failed to fetch failures"
      perPage={STAFF_PAGE_SIZES.failures}
      filters={filters}
      views={FAILURE_VIEWS}
      table={<FailureTable />}
      rows={<FailureRows />}
    />
  );
}
