import { DataTable, SearchInput, SimpleList } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { EmptyList } from '../../components/EmptyList';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import { deletedProductFilters, type DeletedProduct } from './deleted-products.data';
import { RestoreProductButton } from './RestoreProductButton';
import { DELETED_PRODUCT_VIEWS } from './deleted-product-views';

const Column = DataTable.Col<DeletedProduct>;
const empty = <EmptyList text="No deleted products" hint="What is deleted can be restored here." />;

const filters = [
  <SearchInput key="search" source="search" placeholder="Name, brand, model number or SKU" alwaysOn />,
  <PeriodInput key="period" source="period" label="Deleted" alwaysOn />,
];

const modelText = ({ companyName, modelNumber, sku }: DeletedProduct) =>
  [companyName, modelNumber, sku].filter(Boolean).join(' · ');

function DeletedProductTable() {
  return (
    <ListTable<DeletedProduct> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Television" disableSort render={({ name }) => name} />
      <Column label="Brand and model" disableSort render={modelText} />
      <Column label="Units" align="right" disableSort render={({ onHand }) => onHand} />
      <Column
        label="Deleted"
        disableSort
        render={({ removed_at }) => <RelativeTimeField iso={removed_at} />}
      />
      <Column label="By" disableSort render={({ removed_by }) => removed_by ?? 'Not known'} />
      <Column
        label="Restore"
        align="right"
        disableSort
        render={(product) => <RestoreProductButton product={product} />}
      />
    </ListTable>
  );
}

function DeletedProductRows() {
  return (
    <SimpleList<DeletedProduct>
      linkType={false}
      primaryText={({ name }) => name}
      secondaryText={(product) => (
        <>
          {modelText(product)}
          <br />
          {formatDateTime(product.removed_at)}
          {product.removed_by && `, ${product.removed_by}`}
        </>
      )}
      tertiaryText={(product) => <RestoreProductButton product={product} />}
      empty={empty}
    />
  );
}

/** Televisions that were removed, the last one first; SuperAdmin only (docs/spec/products.md#restoring). */
export function DeletedProductList() {
  return (
    <TableList
      resource="deleted-products"
      title="Deleted Products"
      filters={filters}
      actions={<ExportCsvButton list="deleted-products" filtersOf={deletedProductFilters} />}
      perPage={STAFF_PAGE_SIZES.removedProducts}
      failed="Failed to fetch deleted products"
      views={DELETED_PRODUCT_VIEWS}
      table={<DeletedProductTable />}
      rows={<DeletedProductRows />}
    />
  );
}
