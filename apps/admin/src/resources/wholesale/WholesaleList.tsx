import { DataTable, SearchInput, SimpleList } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { ListTable } from '../../components/lists/ListTable';
import type { WholesaleRecord } from './wholesale.data';
import { EmptyList } from '../../components/EmptyList';
import { TableList } from '../../components/TableList';
import { PriceBreaksField } from './PriceBreaksField';
import { ProductField } from './ProductField';
import { WholesaleActions } from './WholesaleActions';
import { WholesaleTools } from './WholesaleTools';
import { WHOLESALE_VIEWS } from './wholesale-views';

const filters = [<SearchInput key="search" source="search" placeholder="Name or brand" alwaysOn />];
const empty = <EmptyList text="No Products Found" hint="Add a product to sell it wholesale." />;
const Column = DataTable.Col<WholesaleRecord>;

function WholesaleTable() {
  return (
    <ListTable<WholesaleRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        source="name"
        label="Product"
        render={(listed) => <ProductField product={listed.product_id} />}
      />
      <Column
        source="price"
        label="Price"
        align="right"
        render={(listed) => formatRupees(listed.product_id.new_price)}
      />
      <Column label="Price breaks" render={(listed) => <PriceBreaksField listed={listed} />} />
      <Column
        label="Edit and delete"
        align="right"
        render={(listed) => <WholesaleActions listed={listed} />}
      />
    </ListTable>
  );
}

function WholesaleRows() {
  return (
    <SimpleList<WholesaleRecord>
      linkType={false}
      rowSx={() => ({ pr: 11 })}
      primaryText={(listed) => <ProductField product={listed.product_id} />}
      secondaryText={(listed) => <PriceBreaksField listed={listed} />}
      tertiaryText={(listed) => <WholesaleActions listed={listed} />}
      empty={empty}
    />
  );
}

/** The wholesale products, twenty a page (docs/spec/wholesale.md#staff-screens). */
export function WholesaleList() {
  return (
    <TableList
      resource="wholesale"
      title="Wholesale Products"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={PAGE_SIZES.wholesale}
      actions={<WholesaleTools view="wholesale" />}
      failed="Failed to fetch wholesale products"
      views={WHOLESALE_VIEWS}
      table={<WholesaleTable />}
      rows={<WholesaleRows />}
    />
  );
}
