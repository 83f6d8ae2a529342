import { aProduct, PASSWORD } from '../builders';
import { aPicture } from '../forms';
import type { Row } from './call.types';
import { MESSAGE, NONSENSE, NO_PAGE, PAGE, TELEVISION } from './samples';

/** Admin calls about orders, televisions, coupons and complaints (docs/spec/api.md#calls). */
export const ADMIN_CATALOGUE: readonly Row[] = [
  {
    row: 'POST /admin/login',
    who: '-',
    call: ({ sub }) => ({ path: '/admin/login', body: { email: sub.email, password: PASSWORD } }),
    reads: ['admin.token'],
    invalid: { body: {}, fields: ['email', 'password'] },
  },
  {
    row: 'GET /admin/dashboard',
    who: 'A',
    call: ({ sub }) => ({ path: '/admin/dashboard', as: sub }),
    reads: ['user_count', 'order_count', 'total_stock', 'product_count'].map(
      (name) => `dashboard_data.${name}`,
    ),
    invalid: NONSENSE,
  },
  {
    row: 'POST /order/list',
    who: 'U+A',
    call: ({ sub }) => ({
      path: '/order/list',
      as: sub,
      body: { pageNum: 1, pageSize: 20, filters: { status: 'Pending' } },
    }),
    reads: ['orderList.0.name', 'orderList.0.user_id.phone', 'orderCount'],
    invalid: { body: { filters: { status: 'Lost' } }, fields: ['filters.status'] },
  },
  {
    row: 'POST /product/add-product',
    who: 'S',
    call: async ({ boss }) => ({
      path: '/product/add-product',
      as: boss,
      form: { ...TELEVISION, img: [await aPicture(), await aPicture({ colour: '#a00' })] },
    }),
    reads: ['product._id', 'product.image.1', 'product.new_price'],
    invalid: { body: { stock: 'x' }, fields: ['companyName', 'name', 'price', 'stock'] },
  },
  {
    row: 'POST /product/{id}/update/v2',
    who: 'S',
    call: async ({ shop, boss }) => {
      const { id } = await aProduct(shop.db);
      const form = { ...TELEVISION, existingImages: JSON.stringify([]), img: await aPicture() };
      return { path: `/product/${id}/update/v2`, as: boss, form };
    },
    reads: ['product.name', 'product.image.0'],
    invalid: { body: { price: '-1', stock: '0.5' }, fields: ['price', 'stock'] },
  },
  {
    row: 'POST /product/{id}/remove',
    who: 'S',
    call: async ({ shop, boss }) => ({ path: `/product/${(await aProduct(shop.db)).id}/remove`, as: boss }),
    reads: MESSAGE,
    invalid: NONSENSE,
  },
  {
    row: 'POST /coupon/list',
    who: 'S',
    call: ({ boss }) => ({ path: '/coupon/list', as: boss, body: PAGE }),
    reads: ['couponList.0.code', 'couponList.0.discountPercentage', 'couponList.0.expiryDate'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /coupon/create-coupon',
    who: 'S',
    call: ({ boss }) => ({
      path: '/coupon/create-coupon',
      as: boss,
      body: { code: 'MADE20', discountPercentage: 20, expiryDate: '2099-12-31' },
    }),
    reads: ['coupon._id'],
    invalid: {
      body: { code: '', discountPercentage: 101, expiryDate: 'soon' },
      fields: ['code', 'discountPercentage', 'expiryDate'],
    },
  },
  {
    row: 'POST /complaint/list',
    who: 'U+S',
    call: ({ boss }) => ({ path: '/complaint/list', as: boss, body: PAGE }),
    reads: ['complaintList.0.userId.phone', 'complaintList.0.customIssueType'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /complaint/{id}/update',
    who: 'S',
    call: async ({ boss, aComplaint }) => ({
      path: `/complaint/${await aComplaint()}/update`,
      as: boss,
      body: { status: 'In_progress' },
    }),
    reads: ['complaint.status'],
    invalid: { body: { status: 'Done' }, fields: ['status'] },
  },
];
