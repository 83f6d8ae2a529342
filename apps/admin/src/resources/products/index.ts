import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const ProductList = lazy(() => import('./ProductList').then((module) => ({ default: module.ProductList })));
const AddProduct = lazy(() => import('./AddProduct').then((module) => ({ default: module.AddProduct })));
const EditProduct = lazy(() => import('./EditProduct').then((module) => ({ default: module.EditProduct })));

/**
 * The three routes of televisions (docs/spec/back-office.md#screens): /allproduct, /addproduct and
 * /edit-product/{id}.
 */
export default [
  {
    name: 'allproduct',
    list: ProductList,
    options: { label: 'All Products' },
    recordRepresentation: (record: { name: string }) => record.name,
  },
  { name: 'addproduct', list: AddProduct, options: { label: 'Add Product' } },
  { name: 'edit-product', edit: EditProduct, options: { label: 'Edit Product' } },
] satisfies ResourceProps[];
