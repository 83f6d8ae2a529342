import { useMediaQuery, type Theme } from '@mui/material';
import { List, useStore } from 'react-admin';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { PRODUCTS } from '../../data/products';
import { Gate } from '../../layout/Gate';
import { ListFailed } from '../../layout/ListFailed';
import { ListPager } from '../../layout/ListPager';
import { productFilters } from './ProductFilters';
import { ProductGrid } from './ProductGrid';
import { ProductListTools, type ProductView } from './ProductListTools';
import { ProductTable } from './ProductTable';

/** All televisions, six a page, as cards or rows; for a SuperAdmin (product §2, §6, §9). */
export function ProductList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [view, setView] = useStore<ProductView>('products.view', 'grid');
  return (
    <Gate resource={PRODUCTS}>
      <List
        title="All Products"
        filters={productFilters}
        perPage={PAGE_SIZES.adminProducts}
        pagination={<ListPager sizes={[PAGE_SIZES.adminProducts, 12, 24, 48, 96]} />}
        actions={<ProductListTools view={isPhone ? undefined : view} onView={setView} />}
        exporter={false}
        empty={false}
        error={<ListFailed text="Failed to fetch products" />}
      >
        {isPhone || view === 'grid' ? <ProductGrid /> : <ProductTable />}
      </List>
    </Gate>
  );
}
