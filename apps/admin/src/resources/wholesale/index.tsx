import WarehouseIcon from '@mui/icons-material/WarehouseOutlined';
import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { getPickable, listPickable, listWholesale, wholesaleActions } from './wholesale.data';

const WholesaleList = lazy(() =>
  import('./WholesaleList').then((module) => ({ default: module.WholesaleList })),
);
const AllProductsList = lazy(() =>
  import('./AllProductsList').then((module) => ({ default: module.AllProductsList })),
);

export const wholesale = {
  name: 'wholesale',
  label: 'Wholesale Products',
  group: 'Catalogue',
  icon: WarehouseIcon,
  roles: SUPER_ADMIN,
  list: WholesaleList,
  recordRepresentation: (record: { product_id: { name: string } }) => record.product_id.name,
  children: <Route path="all-products" element={<AllProductsList />} />,
  data: { list: listWholesale, actions: wholesaleActions },
} satisfies BackOfficeResource;

/** The televisions with their wholesale listings, which screens of `wholesale` show; it has no screen itself. */
export const wholesaleProducts = {
  name: 'wholesale-products',
  label: 'Products',
  group: 'Catalogue',
  roles: SUPER_ADMIN,
  data: { list: listPickable, get: getPickable },
} satisfies BackOfficeResource;
