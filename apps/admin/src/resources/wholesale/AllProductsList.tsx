import { Button, Chip, Stack, useMediaQuery, type Theme } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { DataTable, SearchInput, SimpleList } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { ListTable } from '../../components/lists/ListTable';
import { BEST_FIRST } from '../../data/list-query';
import type { PickableRecord } from './wholesale.data';
import { EmptyList } from '../../components/EmptyList';
import { Gate } from '../../components/Gate';
import { ListPager } from '../../components/ListPager';
import { ScreenList } from '../../components/ScreenList';
import { ProductField } from './ProductField';
import { WholesaleActions } from './WholesaleActions';
import { WholesaleTools } from './WholesaleTools';

const PriceBreaksDialog = lazy(() =>
  import('./PriceBreaksDialog').then((module) => ({ default: module.PriceBreaksDialog })),
);

const filters = [<SearchInput key="search" source="search" placeholder="Name or brand" alwaysOn />];
const empty = <EmptyList text="No Products Found" />;
const Column = DataTable.Col<PickableRecord>;

/** Edit and delete for listed products, else the button to list one. */
function RowActions({ product }: { product: PickableRecord }) {
  const [adding, setAdding] = useState(false);
  if (product.wholesale)
    return (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
        <Chip size="small" variant="outlined" color="success" label="Wholesale" sx={{ fontWeight: 600 }} />
        <WholesaleActions listed={product.wholesale} />
      </Stack>
    );
  return (
    <>
      <Button
        variant="outlined"
        sx={{ whiteSpace: 'nowrap' }}
        aria-label={`Add ${product.name} to wholesale`}
        onClick={() => setAdding(true)}
      >
        Add to wholesale
      </Button>
      {adding && (
        <Suspense>
          <PriceBreaksDialog product={product} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}

function ProductTable() {
  return (
    <ListTable<PickableRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column source="name" label="Product" render={(product) => <ProductField product={product} />} />
      <Column
        source="price"
        label="Price"
        align="right"
        render={(product) => formatRupees(product.new_price)}
      />
      <Column source="stock" label="Stock" align="right" />
      <Column label="Wholesale" align="right" render={(product) => <RowActions product={product} />} />
    </ListTable>
  );
}

function ProductRows() {
  return (
    <SimpleList<PickableRecord>
      linkType={false}
      rowSx={() => ({ pr: 18 })}
      primaryText={(product) => <ProductField product={product} />}
      secondaryText={(product) => formatRupees(product.new_price)}
      tertiaryText={(product) => <RowActions product={product} />}
      empty={empty}
    />
  );
}

/** All products, ten a page, to select those sold wholesale (docs/spec/wholesale.md#staff-screens). */
export function AllProductsList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Gate resource="wholesale">
      <ScreenList
        resource="wholesale-products"
        title="Wholesale Products"
        filters={filters}
        sort={BEST_FIRST}
        perPage={PAGE_SIZES.search}
        pager={<ListPager sizes={[PAGE_SIZES.search, 20, 50]} />}
        actions={<WholesaleTools view="all" />}
        failed="Failed to fetch products"
        disableAuthentication
      >
        {isPhone ? <ProductRows /> : <ProductTable />}
      </ScreenList>
    </Gate>
  );
}
