import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import type { OrderSort } from './order-sort';
import type { ShopperOrder } from './order-steps';
import { OrderTable } from './OrderTable';

const ORDER: ShopperOrder = {
  _id: '019b8c4f-d200-7669-a141-72c673288a01',
  name: 'Asha Rao',
  email: 'asha@example.com',
  user_id: { _id: 'u1', name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210' },
  status: 'Shipped',
  created_at: '2026-03-01T06:00:00.000Z',
  updated_at: '2026-03-02T06:00:00.000Z',
  totalPrice: 20_000,
  subtotal: 20_000,
  discount: 0,
  shipping: 0,
  roundOff: 0,
  couponCode: null,
  products: [
    {
      product_id: { _id: 'p1', name: 'Rekha 32', image: [] },
      quantity: 1,
      price: 20_000,
      extended_warranty: 0,
      warranty_price: 0,
      total_warranty: 12,
      line_total: 20_000,
    },
  ],
  dispatchCenter: '',
  originCenter: '',
  returnCenter: '',
  facilityCity: '',
  facilityState: '',
  shippingAddress: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9876543210',
    address: '4, Residency Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    zip: '560025',
  },
  expectedDelivery: '',
  return_request: false,
  goods_returned: false,
  returnUntil: '',
  payment_id: 'pay_1',
  invoice_id: '',
  invoiceNumber: '',
  timeline: [],
  refunds: [],
};
const ORDERS: ShopperOrder[] = [ORDER, { ...ORDER, _id: ORDER._id.replace(/1$/, '2'), status: 'Delivered' }];

function Orders() {
  const [sort, setSort] = useState<OrderSort>();
  return (
    <>
      <output>{JSON.stringify(sort ?? 'default')}</output>
      <OrderTable
        orders={ORDERS}
        sort={sort}
        onSort={setSort}
        isFirstOpen
        moreActions={() => <button type="button">Return</button>}
      />
    </>
  );
}

const header = (name: string) => screen.getByRole('columnheader', { name });
const isOpen = (button: HTMLElement | undefined) => button?.getAttribute('aria-expanded');

it('is sorted by date at first, newest on top, and then by the selected column', async () => {
  const { user } = await renderInShop(<Orders />);
  expect(header('Placed on').getAttribute('aria-sort')).toBe('descending');
  const sorts = [
    ['Total', { field: 'totalPrice', order: 'desc' }],
    ['Status', { field: 'status', order: 'asc' }],
    ['Order', { field: 'number', order: 'asc' }],
    ['Placed on', 'default'],
    ['Placed on', { field: 'created_at', order: 'asc' }],
  ] as const;
  for (const [name, sort] of sorts) {
    await user.click(within(header(name)).getByRole('button'));
    expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(sort);
  }
  expect(within(header('Televisions')).queryByRole('button')).toBeNull();
});

it('opens the newest order, and others by keyboard', async () => {
  const { user } = await renderInShop(<Orders />);
  const [first, second] = screen.getAllByRole('button', { name: 'Details' });
  expect([first, second].map(isOpen)).toEqual(['true', 'false']);
  second?.focus();
  await user.keyboard('{Enter}');
  expect(isOpen(second)).toBe('true');
  const content = document.getElementById(second?.getAttribute('aria-controls') ?? '');
  expect(content?.dataset.open).toBe('true');
  expect(
    within(screen.getByRole('article', { name: /73288A02$/ })).getByText('Bengaluru', { exact: false }),
  ).toBeTruthy();
});
