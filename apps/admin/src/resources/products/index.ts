import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import TvIcon from '@mui/icons-material/TvOutlined';
import { lazy } from 'react';
import { type BackOfficeResource } from '../../data/resource';
import { getProduct, listProducts, PRODUCTS, productActions } from './products.data';

const ProductList = lazy(() => import('./ProductList').then((module) => ({ default: module.ProductList })));
const AddProduct = lazy(() => import('./AddProduct').then((module) => ({ default: module.AddProduct })));
const EditProduct = lazy(() => import('./EditProduct').then((module) => ({ default: module.EditProduct })));

/* Three addresses are laid down for televisions (docs/spec/back-office.md#screens), so they are three resources. */

export const addProduct = {
  name: 'addproduct',
  label: 'Add Product',
  group: 'Catalogue',
  icon: AddBoxIcon,
  may: 'products',
  list: AddProduct,
} satisfies BackOfficeResource;

export const products = {
  name: PRODUCTS,
  label: 'All Products',
  group: 'Catalogue',
  live: ['catalogue', 'stock'],
  icon: TvIcon,
  may: 'products',
  list: ProductList,
  recordRepresentation: (record: { name: string }) => record.name,
  data: { list: listProducts, get: getProduct, actions: productActions },
} satisfies BackOfficeResource;

export const editProduct = {
  name: 'edit-product',
  label: 'Edit Product',
  group: 'Catalogue',
  may: 'products',
  edit: EditProduct,
} satisfies BackOfficeResource;
