import WarehouseIcon from '@mui/icons-material/WarehouseOutlined';
import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const WholesaleList = lazy(() =>
  import('./WholesaleList').then((module) => ({ default: module.WholesaleList })),
);
const AllProductsList = lazy(() =>
  import('./AllProductsList').then((module) => ({ default: module.AllProductsList })),
);

const data = () => import('./wholesale.data');

export const wholesale = {
  name: 'wholesale',
  label: 'Wholesale Products',
  group: 'Catalogue',
  icon: WarehouseIcon,
  may: 'wholesale',
  list: WholesaleList,
  recordRepresentation: (record: { product_id: { name: string } }) => record.product_id.name,
  children: <Route path="all-products" element={<AllProductsList />} />,
  data: lazyData(
    async () => {
      const { listWholesale, wholesaleActions } = await data();
      return { list: listWholesale, actions: wholesaleActions };
    },
    { createWholesale: true, updateWholesale: true, removeWholesale: true },
  ),
} satisfies BackOfficeResource;

/** The televisions with their wholesale listings, which screens of `wholesale` show; it has no screen itself. */
export const wholesaleProducts = {
  name: 'wholesale-products',
  label: 'Products',
  group: 'Catalogue',
  may: 'wholesale',
  data: {
    list: async (page, params) => (await data()).listPickable(page, params),
    get: async (id: string) => (await data()).getPickable(id),
  },
} satisfies BackOfficeResource;
