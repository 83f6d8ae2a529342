import { DataTable, SimpleList } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ListTable } from '../../components/lists/ListTable';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { FilterChips } from '../../components/FilterChips';
import { TableList } from '../../components/TableList';
import { historyFilters, productChips } from './price-filters';
import { SOURCE_LABELS } from './price-labels';
import { priceHistoryFilters, type PastPriceRecord } from './prices.data';
import { PRICE_HISTORY_VIEWS } from './price-views';

const Column = DataTable.Col<PastPriceRecord>;
const empty = <EmptyList text="No prices found" />;

const setBy = ({ source, actor, isApproved }: PastPriceRecord) =>
  [SOURCE_LABELS[source], actor?.name, isApproved && 'approved by a second person']
    .filter(Boolean)
    .join(', ');

function HistoryTable() {
  return (
    <ListTable<PastPriceRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Television" render={({ product }) => product.name} />
      <Column
        label="Since"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ at }) => formatDateTime(at)}
      />
      <Column label="MRP" align="right" render={({ price }) => formatRupees(price)} />
      <Column
        label="Discount"
        align="right"
        render={({ discount_percentage }) => `${discount_percentage}%`}
      />
      <Column
        label="Selling price"
        align="right"
        render={({ new_price }) => <strong>{formatRupees(new_price)}</strong>}
      />
      <Column label="Set by" render={setBy} />
    </ListTable>
  );
}

function HistoryRows() {
  return (
    <SimpleList<PastPriceRecord>
      linkType={false}
      primaryText={({ product }) => product.name}
      secondaryText={(row) => (
        <>
          {formatDateTime(row.at)}: <strong>{formatRupees(row.new_price)}</strong>, MRP{' '}
          {formatRupees(row.price)}
          <br />
          {setBy(row)}
        </>
      )}
      empty={empty}
    />
  );
}

/** Every price since when, newest first; SuperAdmin only (docs/spec/prices.md#history). */
export function PriceHistoryList() {
  return (
    <TableList
      resource="price-history"
      title="Price History"
      filters={historyFilters}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={STAFF_PAGE_SIZES.priceChanges}
      above={<FilterChips chips={productChips} />}
      actions={<ExportCsvButton list="prices" filtersOf={priceHistoryFilters} />}
      failed="Failed to fetch prices"
      views={PRICE_HISTORY_VIEWS}
      table={<HistoryTable />}
      rows={<HistoryRows />}
    />
  );
}
