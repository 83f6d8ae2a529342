import { Link, Typography, useMediaQuery, type Theme } from '@mui/material';
import type { z } from 'zod';
import { DataTable, List, Pagination, SelectInput, SimpleList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Failure } from '@aabha/contracts/dashboard/dashboard.schema';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { actionText } from '../../data/audit-diff';
import { EmptyList } from '../../layout/EmptyList';
import { Gate } from '../../layout/Gate';
import { ListFailed } from '../../layout/ListFailed';
import { When } from '../orders/WhenField';
import { RetryFailureButton } from './RetryFailureButton';

type FailureRecord = z.output<typeof Failure> & { id: string };
const Column = DataTable.Col<FailureRecord>;
const empty = (
  <EmptyList text="Nothing has failed" hint="Mails and refunds that were given up appear here." />
);

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    label="Kind"
    choices={[
      { id: 'mail', name: 'Mails' },
      { id: 'refund', name: 'Refunds' },
      { id: 'other', name: 'Other' },
    ]}
    emptyText="All"
    alwaysOn
  />,
];

function OrderLink({ orderId }: { orderId: string | null }) {
  if (!orderId) return null;
  return (
    <Link component={RouterLink} to={`/admin-dashboard/orders/${orderId}/show`}>
      {shortId(orderId, 6)}
    </Link>
  );
}

function FailureTable() {
  return (
    <DataTable<FailureRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="What" render={({ what }) => <strong>{actionText(what)}</strong>} />
      <Column label="Order" render={({ order_id }) => <OrderLink orderId={order_id} />} />
      <Column
        label="Why"
        cellSx={() => ({ maxWidth: 480, overflowWrap: 'anywhere' })}
        render={({ error }) => error}
      />
      <Column align="right" label="Tries" render={({ attempts }) => attempts} />
      <Column label="Given up" render={({ failed_at }) => <When iso={failed_at} />} />
      <Column
        label="Action"
        render={({ id, what }) => <RetryFailureButton id={id} what={actionText(what)} />}
      />
    </DataTable>
  );
}

function FailureRows() {
  return (
    <SimpleList<FailureRecord>
      rowClick={false}
      primaryText={({ what }) => actionText(what)}
      secondaryText={({ error, failed_at, order_id }) => (
        <>
          <When iso={failed_at} /> <OrderLink orderId={order_id} />
          <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {error}
          </Typography>
        </>
      )}
      tertiaryText={({ id, what }) => <RetryFailureButton id={id} what={actionText(what)} />}
      empty={empty}
    />
  );
}

/** Mails, refunds and other effects that were given up (decisions §11); for a SuperAdmin. */
export function FailureList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Gate resource="failures">
      <List
        title="Failed Mails & Refunds"
        filters={filters}
        perPage={PAGE_SIZES.failures}
        pagination={<Pagination rowsPerPageOptions={[PAGE_SIZES.failures, 50, 100]} />}
        actions={false}
        exporter={false}
        empty={false}
        error={<ListFailed text="Failed to fetch failures" />}
      >
        {isPhone ? <FailureRows /> : <FailureTable />}
      </List>
    </Gate>
  );
}
