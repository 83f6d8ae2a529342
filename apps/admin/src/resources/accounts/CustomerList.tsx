import { Box, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { CUSTOMER_ROLES } from '@aabha/contracts/accounts/accounts.values';
import type { Customer } from '@aabha/contracts/accounts/accounts.staff.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { EmptyList } from '../../components/EmptyList';
import { RowLink } from '../../components/RowLink';
import { TableList } from '../../components/TableList';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { ClosedChip } from './ClosedChip';
import { CUSTOMER_VIEWS } from './customer-views';

type CustomerRecord = Customer & { id: string };
const Column = DataTable.Col<CustomerRecord>;
const empty = <EmptyList text="No customers found" />;

const filters = [
  <SearchInput key="search" source="search" placeholder="Name, email, phone" alwaysOn />,
  <SelectInput
    key="role"
    source="role"
    choices={CUSTOMER_ROLES.map((role) => ({ id: role, name: role }))}
    emptyText="All"
    label="Role"
    alwaysOn
  />,
  <SelectInput
    key="closed"
    source="closed"
    choices={[
      { id: false, name: 'Open' },
      { id: true, name: 'Closed' },
    ]}
    emptyText="All"
    label="Account"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Since" alwaysOn />,
];

function CustomerTable() {
  return (
    <ListTable<CustomerRecord> rowClick="show" bulkActionButtons={false} empty={empty}>
      <Column
        source="name"
        label="Name"
        render={({ id, name, email, closed }) => (
          <>
            <RowLink to={`/admin-dashboard/customers/${id}/show`}>{name}</RowLink>{' '}
            <ClosedChip closed={closed} />
            <Typography variant="body2" color="textSecondary">
              {email}
            </Typography>
          </>
        )}
      />
      <Column label="Phone" render={({ phone }) => formatPhone(phone)} />
      <Column label="Role" render={({ role }) => role} />
      <Column
        source="created_at"
        label="Since"
        render={({ created_at }) => <RelativeTimeField iso={created_at} />}
      />
      <Column
        source="lastOrderAt"
        label="Last Order"
        render={({ lastOrderAt }) => (lastOrderAt ? <RelativeTimeField iso={lastOrderAt} /> : 'None yet')}
      />
      <Column source="orderCount" align="right" label="Orders" render={({ orderCount }) => orderCount} />
      <Column
        source="totalSpent"
        align="right"
        label="Spent"
        render={({ totalSpent }) => formatRupees(totalSpent)}
      />
    </ListTable>
  );
}

function CustomerRows() {
  return (
    <SimpleList<CustomerRecord>
      rowClick="show"
      primaryText={({ name, closed }) => (
        <>
          {name} <ClosedChip closed={closed} />
        </>
      )}
      secondaryText={({ email, phone }) => (
        <>
          {email} ·{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {formatPhone(phone)}
          </Box>
        </>
      )}
      tertiaryText={({ orderCount, totalSpent }) =>
        `${orderCount === 1 ? '1 order' : `${orderCount} orders`} · ${formatRupees(totalSpent)}`
      }
      empty={empty}
    />
  );
}

/** Everybody who has an account to buy with, and what they ordered; for a SuperAdmin. */
export function CustomerList() {
  return (
    <TableList
      resource="customers"
      title="Customers"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={STAFF_PAGE_SIZES.customers}
      failed="Failed to fetch customers"
      views={CUSTOMER_VIEWS}
      table={<CustomerTable />}
      rows={<CustomerRows />}
    />
  );
}
