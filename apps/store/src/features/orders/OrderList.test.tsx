import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { OrderList } from './OrderList';
import type { ShopperOrder } from './order-steps';
import { SHOPPER_ORDER } from './testing/shopper-order';

const show = (orderList: ShopperOrder[], orderCount: number, page = 1) =>
  renderInShop(
    <OrderList
      page={page}
      sort={undefined}
      onSort={() => undefined}
      searchOf={(to) => ({ page: to })}
      moreActions={() => null}
    />,
    { 'orders.list': () => ({ orderList, orderCount }) },
  );
const link = (name: string) => screen.getByRole('link', { name });

it('leads to the televisions where nothing was ordered yet', async () => {
  await show([], 0);
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(link('See our televisions')).toHaveAttribute('href', '/televisions');
});

it('leads back from a page behind the last', async () => {
  await show([], 21, 3);
  expect(await screen.findByRole('heading', { name: 'No orders on this page' })).toBeVisible();
  expect(link('See latest orders')).toHaveAttribute('href', '/myorders');
});

it('counts the orders, and leads to the other pages', async () => {
  await show([SHOPPER_ORDER], 21);
  expect(await screen.findByText('21 orders')).toBeVisible();
  expect(screen.getByText('Rekha 32', { selector: 'a' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages of orders' })).toHaveTextContent('1 of 2');
});
