import { useMediaQuery, type Theme } from '@mui/material';
import { useStore } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { PRODUCTS } from './products.data';
import { Gate } from '../../components/Gate';
import { ListPager } from '../../components/ListPager';
import { ScreenList } from '../../components/ScreenList';
import { productFilters } from './product-filters';
import { ProductGrid } from './ProductGrid';
import { ProductListTools, type ProductView } from './ProductListTools';
import { PRODUCT_VIEWS } from './product-views';
import { ProductTable } from './ProductTable';

/**
 * All televisions, six a page, as cards or rows; SuperAdmin only (docs/spec/products.md#all-products-screen).
 */
export function ProductList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [view, setView] = useStore<ProductView>('products.view', 'grid');
  return (
    <Gate resource={PRODUCTS}>
      <ScreenList
        title="All Products"
        filters={productFilters}
        perPage={STAFF_PAGE_SIZES.adminProducts}
        pager={<ListPager sizes={[STAFF_PAGE_SIZES.adminProducts, 12, 24, 48, 96]} />}
        actions={<ProductListTools view={isPhone ? undefined : view} onView={setView} />}
        failed="Failed to fetch products"
        views={PRODUCT_VIEWS}
      >
        {isPhone || view === 'grid' ? <ProductGrid /> : <ProductTable />}
      </ScreenList>
    </Gate>
  );
}
