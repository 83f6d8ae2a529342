import { lazy, Suspense } from 'react';
import { DataTable, SimpleList } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { ListTable } from '../../components/lists/ListTable';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { FilterChips } from '../../components/FilterChips';
import { TableList } from '../../components/TableList';
import { CancelPriceButton } from './CancelPriceButton';
import { changeFilters, productChips } from './price-filters';
import { PricePeriodField } from './PricePeriodField';
import type { PriceChangeRecord } from './prices.data';
import { PriceStateField } from './PriceStateField';
import { PriceStepField } from './PriceStepField';
import { PRICE_SCHEDULE_VIEWS } from './price-views';

const SchedulePriceDialog = lazy(() =>
  import('./SchedulePriceDialog').then((module) => ({ default: module.SchedulePriceDialog })),
);

const Column = DataTable.Col<PriceChangeRecord>;
const empty = (
  <EmptyList text="No scheduled prices found" hint="Schedule a price for a sale, with its end." />
);

function ScheduleTable() {
  return (
    <ListTable<PriceChangeRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Television" render={({ product }) => product.name} />
      <Column label="Price" render={(change) => <PriceStepField change={change} />} />
      <Column
        source="starts_at"
        label="When, in India"
        render={(change) => <PricePeriodField change={change} />}
      />
      <Column label="Status" render={(change) => <PriceStateField change={change} />} />
      <Column label="Asked by" render={({ askedBy }) => askedBy.name} />
      <Column label="Cancel" align="right" render={(change) => <CancelPriceButton change={change} />} />
    </ListTable>
  );
}

function ScheduleRows() {
  return (
    <SimpleList<PriceChangeRecord>
      linkType={false}
      primaryText={({ product }) => product.name}
      secondaryText={(change) => (
        <>
          <PriceStepField change={change} />
          <PricePeriodField change={change} />
          <br />
          <PriceStateField change={change} />
        </>
      )}
      tertiaryText={(change) => <CancelPriceButton change={change} />}
      empty={empty}
    />
  );
}

/** Scheduled prices, the latest first (docs/spec/prices.md#scheduled-prices). */
export function PriceScheduleList() {
  return (
    <TableList
      resource="price-schedule"
      title="Scheduled Prices"
      filters={changeFilters}
      sort={{ field: 'starts_at', order: 'DESC' }}
      perPage={STAFF_PAGE_SIZES.priceChanges}
      above={<FilterChips chips={productChips} />}
      actions={
        <CreateButton
          label="Schedule price"
          dialog={(close) => (
            <Suspense>
              <SchedulePriceDialog onClose={close} />
            </Suspense>
          )}
        />
      }
      failed="Failed to fetch prices"
      views={PRICE_SCHEDULE_VIEWS}
      table={<ScheduleTable />}
      rows={<ScheduleRows />}
    />
  );
}
