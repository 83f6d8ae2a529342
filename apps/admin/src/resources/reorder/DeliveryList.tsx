import { Box, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { DELIVERY_FILTER_LABELS } from '@aabha/contracts/stock/stock.values';
import { formatDay } from '@aabha/contracts/time/india-time';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { FilterChips, type FilterChip } from '../../components/FilterChips';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { deliveryFilters, type DeliveryRecord } from './deliveries.data';
import { DeliveryActions } from './DeliveryActions';
import { DeliveryStateField } from './DeliveryStateField';
import { DELIVERY_VIEWS } from './delivery-views';

const AddDeliveryDialog = lazy(() =>
  import('./AddDeliveryDialog').then((module) => ({ default: module.AddDeliveryDialog })),
);

const Column = DataTable.Col<DeliveryRecord>;
const NO_WRAP = { whiteSpace: 'nowrap' } as const;
const OPENS_WITH = { state: 'open' };
const empty = (
  <EmptyList
    text="No deliveries found"
    hint="Add what your suppliers are to deliver; receiving it puts it into stock."
    opensWith={OPENS_WITH}
  />
);

const filters = [
  <SearchInput key="search" source="search" placeholder="Television or supplier" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={choicesOf(DELIVERY_FILTER_LABELS)}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Due" alwaysOn />,
];

const chips: FilterChip<DeliveryRecord>[] = [
  { source: 'product', text: (_value, [first]) => first?.product.name ?? 'One television' },
];

const unitsOf = ({ received, quantity }: DeliveryRecord) =>
  received > 0 ? `${received} of ${quantity}` : String(quantity);

/** From whom, with the note. */
function Supplier({ delivery: { supplier, note } }: { delivery: DeliveryRecord }) {
  return (
    <>
      {supplier}
      {note && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {note}
        </Typography>
      )}
    </>
  );
}

function DeliveryTable() {
  return (
    <ListTable<DeliveryRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Due" cellSx={() => NO_WRAP} render={({ due }) => formatDay(due)} />
      <Column label="Television" render={({ product }) => product.name} />
      <Column label="Units" align="right" cellSx={() => NO_WRAP} render={unitsOf} />
      <Column label="State" render={(delivery) => <DeliveryStateField delivery={delivery} />} />
      <Column label="Supplier" render={(delivery) => <Supplier delivery={delivery} />} />
      <Column label="Added by" render={({ created_by }) => created_by} />
      <Column label="Actions" align="right" render={(delivery) => <DeliveryActions delivery={delivery} />} />
    </ListTable>
  );
}

function DeliveryRows() {
  return (
    <SimpleList<DeliveryRecord>
      rowClick={false}
      primaryText={(delivery) => (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {`${unitsOf(delivery)} × ${delivery.product.name}`}
          <DeliveryStateField delivery={delivery} />
        </Box>
      )}
      secondaryText={(delivery) => (
        <>
          Due {formatDay(delivery.due)}
          {delivery.supplier && `, ${delivery.supplier}`}
          <DeliveryActions delivery={delivery} />
        </>
      )}
      empty={empty}
    />
  );
}

/** What suppliers are to deliver, what is due first on top; SuperAdmin only (docs/spec/stock.md#expected-deliveries). */
export function DeliveryList() {
  return (
    <TableList
      resource="deliveries"
      title="Expected Deliveries"
      filters={filters}
      filterDefaultValues={OPENS_WITH}
      perPage={STAFF_PAGE_SIZES.deliveries}
      above={<FilterChips chips={chips} />}
      actions={
        <>
          <ExportCsvButton list="deliveries" filtersOf={deliveryFilters} />
          <CreateButton
            label="Add delivery"
            dialog={(close) => (
              <Suspense>
                <AddDeliveryDialog onClose={close} />
              </Suspense>
            )}
          />
        </>
      }
      failed="Failed to fetch deliveries"
      views={DELIVERY_VIEWS}
      table={<DeliveryTable />}
      rows={<DeliveryRows />}
    />
  );
}
