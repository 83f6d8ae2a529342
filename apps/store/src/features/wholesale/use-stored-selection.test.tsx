import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { useSelection } from './use-selection';
import { useStoredSelection } from './use-stored-selection';

const television = (id: string): WholesaleProduct => ({
  _id: `w-${id}`,
  product_id: {
    _id: id,
    name: `Television ${id}`,
    companyName: 'Kiranix',
    price: 25_000,
    new_price: 20_000,
    screenInches: 43,
    image: [],
    pictures: [],
  },
  priceBreaks: [{ minQuantity: 5, discount: 500 }],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});

function Page() {
  const selection = useSelection();
  useStoredSelection(selection);
  const { selected, quantityOf, select, setQuantity, clear } = selection;
  const choose = () => {
    for (const id of ['p1', 'p2']) select(television(id));
    setQuantity('w-p1', 12);
  };
  return (
    <>
      <p role="status">{[...selected.keys()].map((id) => `${id} ${quantityOf(id)}`).join(', ')}</p>
      <button onClick={choose}>Choose</button>
      <button onClick={clear}>Clear</button>
    </>
  );
}

/** Opens the page, which sells the televisions of these ids. */
const open = (...sold: string[]) =>
  renderInShop(<Page />, {
    'wholesale.list': ({ filters }: { filters: { product_id: string } }) => ({
      wholesaleProductsList: sold.filter((id) => id === filters.product_id).map(television),
      wholesaleProductsCount: sold.length,
    }),
  });
const selection = () => screen.getByRole('status').textContent;

beforeEach(() => sessionStorage.clear());

it('selects what was selected in this tab again, except what is no longer sold', async () => {
  const first = await open('p1', 'p2');
  await first.user.click(screen.getByText('Choose'));
  expect(selection()).toBe('w-p1 12, w-p2 1');
  cleanup();

  const second = await open('p1');
  await waitFor(() => expect(selection()).toBe('w-p1 12'));
  await second.user.click(screen.getByText('Clear'));
  cleanup();

  const third = await open('p1', 'p2');
  expect(selection()).toBe('');
  expect(third.inputsOf('wholesale.list')).toEqual([]);
});

it('ignores a stored text that is none', async () => {
  const lines = 'p1 0\np2 many\n 3\nrubbish';
  sessionStorage.setItem('typed:wholesale-selection', JSON.stringify({ owner: '', values: { lines } }));
  const { inputsOf } = await open('p1', 'p2');
  expect(selection()).toBe('');
  expect(inputsOf('wholesale.list')).toEqual([]);
});
