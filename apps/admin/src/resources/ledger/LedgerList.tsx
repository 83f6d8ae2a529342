import { Button, Typography } from '@mui/material';
import { DataTable, SelectInput, SimpleList, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { LedgerTransaction } from '@aabha/contracts/ledger/ledger.schema';
import { ACCOUNTS, LEDGER_ACCOUNTS, LEDGER_KIND_LABELS } from '@aabha/contracts/ledger/ledger.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { OrderLinkField } from '../orders/OrderLinkField';
import { ledgerFilters } from './ledger.data';
import { LEDGER_VIEWS } from './ledger-views';
import { LedgerPostings } from './LedgerPostings';

type LedgerRecord = LedgerTransaction & { id: string };

const Column = DataTable.Col<LedgerRecord>;
const empty = (
  <EmptyList
    text="No transactions found"
    hint="Sales, payments, refunds and settlements are posted within seconds."
  />
);

const filters = [
  <SelectInput
    key="account"
    source="account"
    label="Account"
    choices={LEDGER_ACCOUNTS.map((id) => ({ id, name: ACCOUNTS[id].name }))}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput
    key="kind"
    source="kind"
    label="Kind"
    choices={choicesOf(LEDGER_KIND_LABELS)}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Date" alwaysOn />,
  <TextInput key="order_id" source="order_id" label="Order id" alwaysOn resettable />,
];

function Entry({ transaction: { kind, text, revision } }: { transaction: LedgerRecord }) {
  return (
    <>
      {LEDGER_KIND_LABELS[kind]}
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {text}
        {revision > 1 && `, revision ${revision}`}
      </Typography>
    </>
  );
}

function LedgerTable() {
  return (
    <ListTable<LedgerRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column source="happened_at" label="Date" render={({ happened_at: at }) => formatDateTime(at)} />
      <Column
        label="Transaction"
        cellSx={() => ({ maxWidth: 260 })}
        render={(transaction) => <Entry transaction={transaction} />}
      />
      <Column label="Order" render={({ order_id: id }) => <OrderLinkField orderId={id} />} />
      <Column label="Postings" render={({ postings }) => <LedgerPostings postings={postings} />} />
    </ListTable>
  );
}

function LedgerRows() {
  return (
    <SimpleList<LedgerRecord>
      rowClick={false}
      primaryText={(transaction) => (
        <>
          <strong>{formatRupees(transaction.amount)}</strong> · {formatDateTime(transaction.happened_at)}{' '}
          <OrderLinkField orderId={transaction.order_id} />
        </>
      )}
      secondaryText={(transaction) => (
        <>
          <Entry transaction={transaction} />
          <LedgerPostings postings={transaction.postings} />
        </>
      )}
      empty={empty}
    />
  );
}

const actions = (
  <>
    <Button component={Link} to="/admin-dashboard/trial-balance">
      Trial balance
    </Button>
    <ExportCsvButton list="ledger" filtersOf={ledgerFilters} />
  </>
);

/** Transactions of the ledger with their postings, newest first (docs/spec/ledger.md#screens); SuperAdmin only. */
export function LedgerList() {
  return (
    <TableList
      resource="ledger"
      title="Ledger"
      failed="Failed to fetch the ledger"
      perPage={STAFF_PAGE_SIZES.failures}
      filters={filters}
      sort={{ field: 'happened_at', order: 'DESC' }}
      actions={actions}
      views={LEDGER_VIEWS}
      table={<LedgerTable />}
      rows={<LedgerRows />}
    />
  );
}
