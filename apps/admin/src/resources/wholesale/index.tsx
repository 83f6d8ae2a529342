import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const WholesaleList = lazy(() =>
  import('./WholesaleList').then((module) => ({ default: module.WholesaleList })),
);
const AllProductsList = lazy(() =>
  import('./AllProductsList').then((module) => ({ default: module.AllProductsList })),
);

export default {
  name: 'wholesale',
  list: WholesaleList,
  options: { label: 'Wholesale Products' },
  recordRepresentation: (record: { product_id: { name: string } }) => record.product_id.name,
  children: <Route path="all-products" element={<AllProductsList />} />,
} satisfies ResourceProps;
