import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { Reorder } from './Reorder';

const press = () => screen.getByRole('button', { name: 'Order again' });
const left = (reason: string, name: string, quantity: number) => ({
  ...{ product: name, name, reason, wanted: 3, quantity },
});
const orderOf = (...ids: string[]) => ({ _id: 'o1', products: ids.map((_id) => ({ product_id: { _id } })) });

it('fills the cart and names what is not in it as it was', async () => {
  const { user, inputsOf } = await renderInShop(
    <Reorder order={orderOf('Gone 43', 'Short 55', 'Plain 32')} />,
    {
      'orders.reorder': () => ({
        left: [
          left('not-sold', 'Gone 43', 0),
          left('fewer', 'Short 55', 2),
          left('no-protection', 'Plain 32', 1),
        ],
      }),
    },
  );
  await user.click(press());
  const outcome = await screen.findByRole('status');
  expect(outcome).toHaveTextContent('Gone 43 is no longer sold.');
  expect(outcome).toHaveTextContent('Short 55: only 2 in stock, so your cart has 2.');
  expect(outcome).toHaveTextContent('Plain 32 is in your cart without its extended warranty');
  expect(screen.getByText('View cart')).toHaveAttribute('href', '/cart');
  expect(inputsOf('orders.reorder')).toEqual([{ id: 'o1' }]);
});

it('says that all of it is in the cart, or nothing can be bought, or that it failed', async () => {
  const outcomes = [
    () => ({ left: [] }),
    () => ({ left: [left('sold-out', 'Gone 43', 0)] }),
    () => {
      throw connectionLost();
    },
  ];
  const { user } = await renderInShop(<Reorder order={orderOf('Gone 43')} />, {
    'orders.reorder': () => outcomes.shift()?.(),
  });
  await user.click(press());
  expect(await screen.findByText('All of it is in your cart.')).toBeVisible();
  await user.click(press());
  expect(await screen.findByText('Nothing of this order can be bought now:')).toBeVisible();
  await user.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fill your cart. Please try again.');
});

it('names what is sold out beside televisions that are in the cart as they were ordered', async () => {
  const { user } = await renderInShop(<Reorder order={orderOf('Kept 50', 'Gone 43')} />, {
    'orders.reorder': () => ({ left: [left('sold-out', 'Gone 43', 0)] }),
  });
  await user.click(press());
  expect(await screen.findByText('This is different in your cart:')).toBeVisible();
  expect(screen.getByText('Gone 43 is out of stock.')).toBeVisible();
});
