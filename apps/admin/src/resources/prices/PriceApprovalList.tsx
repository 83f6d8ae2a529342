import { DataTable, SimpleList } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { ListTable } from '../../components/lists/ListTable';
import { EmptyList } from '../../components/EmptyList';
import { FilterChips } from '../../components/FilterChips';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import { changeFilters, productChips } from './price-filters';
import { PriceApprovalActions } from './PriceApprovalActions';
import { PricePeriodField } from './PricePeriodField';
import type { PriceChangeRecord } from './prices.data';
import { PriceStateField } from './PriceStateField';
import { PriceStepField } from './PriceStepField';
import { PRICE_APPROVAL_VIEWS } from './price-views';

const Column = DataTable.Col<PriceChangeRecord>;
const OPENS_WITH = { state: 'Proposed' };
const empty = (
  <EmptyList
    text="No prices found"
    hint="No price waits for a second person. One that falls by more than 30% comes here."
    opensWith={OPENS_WITH}
  />
);

function ApprovalTable() {
  return (
    <ListTable<PriceChangeRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Television" render={({ product }) => product.name} />
      <Column label="Price" render={(change) => <PriceStepField change={change} />} />
      <Column label="When" render={(change) => <PricePeriodField change={change} />} />
      <Column label="Asked by" render={({ askedBy }) => askedBy.name} />
      <Column
        source="created_at"
        label="Asked"
        render={({ created_at }) => <RelativeTimeField iso={created_at} />}
      />
      <Column label="Status" render={(change) => <PriceStateField change={change} />} />
      <Column
        label="Decision"
        align="right"
        render={(change) => change.decidedBy?.name ?? <PriceApprovalActions change={change} />}
      />
    </ListTable>
  );
}

function ApprovalRows() {
  return (
    <SimpleList<PriceChangeRecord>
      linkType={false}
      primaryText={({ product }) => product.name}
      secondaryText={(change) => (
        <>
          <PriceStepField change={change} />
          {change.askedBy.name}, <RelativeTimeField iso={change.created_at} />
          <br />
          <PriceStateField change={change} />
          <PriceApprovalActions change={change} />
        </>
      )}
      empty={empty}
    />
  );
}

/** Prices that fall by more than 30 % and need a second person, a SuperAdmin (docs/spec/prices.md#second-person). */
export function PriceApprovalList() {
  return (
    <TableList
      resource="price-approvals"
      title="Price Approvals"
      filters={changeFilters}
      filterDefaultValues={OPENS_WITH}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={STAFF_PAGE_SIZES.priceChanges}
      above={<FilterChips chips={productChips} />}
      failed="Failed to fetch prices"
      views={PRICE_APPROVAL_VIEWS}
      table={<ApprovalTable />}
      rows={<ApprovalRows />}
    />
  );
}
