import { expect, it } from 'vitest';
import { listAddress } from './list-address';

it('contains filters and sort', () => {
  expect(listAddress('orders')).toBe('/admin-dashboard/orders');
  expect(listAddress('orders', { status: 'Pending' })).toBe(
    '/admin-dashboard/orders?filter=%7B%22status%22%3A%22Pending%22%7D',
  );
});

it('contains an empty filter beside a sort, without which react-admin loses the page', () => {
  expect(listAddress('allproduct', {}, { field: 'stock', order: 'ASC' })).toBe(
    '/admin-dashboard/allproduct?filter=%7B%7D&sort=stock&order=ASC',
  );
});
