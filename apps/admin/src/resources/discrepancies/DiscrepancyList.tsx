import { Box, Typography } from '@mui/material';
import type { z } from 'zod';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { DISCREPANCY_TEXTS, type Discrepancy } from '@aabha/contracts/reconciliation/reconciliation.schema';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { EmptyList } from '../../components/EmptyList';
import { TableList } from '../../components/TableList';
import { OrderLinkField } from '../orders/OrderLinkField';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { SettleDiscrepancyButton } from './SettleDiscrepancyButton';
import { discrepancyFilters } from './discrepancies.data';
import { DISCREPANCY_VIEWS } from './discrepancy-views';

type DiscrepancyRecord = z.output<typeof Discrepancy> & { id: string };
const Column = DataTable.Col<DiscrepancyRecord>;
const empty = (
  <EmptyList
    text="No discrepancies"
    hint="Payments that do not match the payment provider's records appear here."
  />
);

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={[
      { id: 'open', name: 'Open' },
      { id: 'repaired', name: 'Fixed automatically' },
      { id: 'settled', name: 'Resolved' },
      { id: 'gone', name: 'Resolved by itself' },
    ]}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Found" alwaysOn />,
];

function What({ record: { kind, state, detail, subject } }: { record: DiscrepancyRecord }) {
  const { title, advice } = DISCREPANCY_TEXTS[kind];
  return (
    <>
      <strong>{title}</strong>
      <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {detail} <span translate="no">{subject}</span>
      </Typography>
      {state === 'open' && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {advice}
        </Typography>
      )}
    </>
  );
}

/** The remaining action, or how it was settled. */
function Outcome({ record }: { record: DiscrepancyRecord }) {
  const { id, kind, state, note, settled_by, settled_at } = record;
  if (state === 'open') return <SettleDiscrepancyButton id={id} what={DISCREPANCY_TEXTS[kind].title} />;
  if (state === 'repaired') return <>Fixed automatically</>;
  if (state === 'gone') return <>Resolved by itself</>;
  return (
    <>
      {note}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {settled_by}, {settled_at && <RelativeTimeField iso={settled_at} />}
      </Typography>
    </>
  );
}

const money = (amount: number | null) => (amount === null ? '' : formatRupees(amount));

function DiscrepancyTable() {
  return (
    <ListTable<DiscrepancyRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="What" cellSx={() => ({ maxWidth: 520 })} render={(record) => <What record={record} />} />
      <Column align="right" label="Amount" render={({ amount }) => money(amount)} />
      <Column label="Order" render={({ order_id }) => <OrderLinkField orderId={order_id} />} />
      <Column label="Found" render={({ found_at }) => <RelativeTimeField iso={found_at} />} />
      <Column
        label="Outcome"
        cellSx={() => ({ maxWidth: 320, overflowWrap: 'anywhere' })}
        render={(record) => <Outcome record={record} />}
      />
    </ListTable>
  );
}

function DiscrepancyRows() {
  return (
    <SimpleList<DiscrepancyRecord>
      rowClick={false}
      primaryText={(record) => <What record={record} />}
      secondaryText={(record) => (
        <>
          {money(record.amount)} <RelativeTimeField iso={record.found_at} />{' '}
          <OrderLinkField orderId={record.order_id} />
          <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere', mt: 0.5 }}>
            <Outcome record={record} />
          </Box>
        </>
      )}
      empty={empty}
    />
  );
}

/**
 * Discrepancies between the shop's and the provider's records, and how they were settled
 * (docs/spec/payments.md#reconciliation); SuperAdmin only.
 */
export function DiscrepancyList() {
  return (
    <TableList
      resource="differences"
      title="Payment Discrepancies"
      failed="Failed to fetch discrepancies"
      perPage={STAFF_PAGE_SIZES.failures}
      filters={filters}
      actions={<ExportCsvButton list="discrepancies" filtersOf={discrepancyFilters} />}
      views={DISCREPANCY_VIEWS}
      table={<DiscrepancyTable />}
      rows={<DiscrepancyRows />}
    />
  );
}
