import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import type { OrderSort } from './order-sort';
import type { ShopperOrder } from './order-steps';
import { OrderTable } from './OrderTable';
import { SHOPPER_ORDER } from './testing/shopper-order';

const ORDERS: ShopperOrder[] = [
  SHOPPER_ORDER,
  { ...SHOPPER_ORDER, _id: SHOPPER_ORDER._id.replace(/1$/, '2'), status: 'Delivered' },
];

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
