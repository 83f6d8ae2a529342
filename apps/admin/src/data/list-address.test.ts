import { expect, it } from 'vitest';
import { listAddress } from './list-address';

it('leads to the rows that are narrowed and sorted so', () => {
  expect(listAddress('orders')).toBe('/admin-dashboard/orders');
  expect(listAddress('orders', { status: 'Pending' })).toBe(
    '/admin-dashboard/orders?filter=%7B%22status%22%3A%22Pending%22%7D',
  );
});

it('carries an empty filter beside a sort, without which the page that was turned to would be forgotten', () => {
  expect(listAddress('allproduct', {}, { field: 'stock', order: 'ASC' })).toBe(
    '/admin-dashboard/allproduct?filter=%7B%7D&sort=stock&order=ASC',
  );
});
