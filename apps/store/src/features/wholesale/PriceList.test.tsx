import { useState } from 'react';
import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { PriceList } from './PriceList';
import { useSelection } from './use-selection';
import type { PriceListSort } from './wholesale-sort';

const wholesale = (
  _id: string,
  name: string,
  screenInches: number,
  priceBreaks: WholesaleProduct['priceBreaks'],
): WholesaleProduct => ({
  _id,
  product_id: {
    _id: `p${_id}`,
    name,
    companyName: 'Kiranix',
    price: 25_000,
    new_price: 20_000,
    screenInches,
    image: [],
    pictures: [],
  },
  priceBreaks,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});
const PRODUCTS = [
  wholesale('1', 'Tarangi 43', 43, [
    { minQuantity: 5, maxQuantity: 19, discount: 500 },
    { minQuantity: 20, discount: 2_000 },
  ]),
  // Its break has come to reach the price.
  wholesale('2', 'Rekha 32', 32, [{ minQuantity: 3, discount: 20_000 }]),
];
const OFFERED = {
  products: PRODUCTS,
  isLoading: false,
  isSorting: false,
  hasMore: false,
  isLoadingMore: false,
  error: undefined,
  loadMore: () => undefined,
  retry: () => undefined,
};

function Prices({ products = PRODUCTS }: { products?: WholesaleProduct[] }) {
  const [sort, onSort] = useState<PriceListSort>();
  const selection = useSelection();
  return (
    <>
      <output>{JSON.stringify(sort ?? 'newest')}</output>
      <PriceList offered={{ ...OFFERED, products }} selection={selection} order={{ sort, onSort }} />
    </>
  );
}

const cells = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows size, price and lower prices of each product', async () => {
  await renderInShop(<Prices />);
  expect(cells(/^Select Tarangi 43/)).toEqual(['43 inch', '₹20,000', '5 units', '₹18,000']);
  expect(cells(/^Select Rekha 32/)).toEqual(['32 inch', '₹20,000', '–', '₹20,000']);
});

it('is sorted by the server by name, size, price and minimum quantity', async () => {
  const { user } = await renderInShop(<Prices />);
  const sorted = [
    ['Television', 'name'],
    ['Screen', 'size'],
    ['Price each', 'price'],
    ['Min quantity', 'minQuantity'],
  ] as const;
  for (const [name, field] of sorted) {
    const header = screen.getByRole('columnheader', { name });
    await user.click(within(header).getByRole('button'));
    expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({ field, order: 'asc' });
    expect(header.getAttribute('aria-sort')).toBe('ascending');
  }
});

it('opens a product when it is selected, across all columns that are shown', async () => {
  const { user } = await renderInShop(<Prices />);
  await user.click(screen.getByText('Columns'));
  await user.click(screen.getByRole('checkbox', { name: 'Screen', hidden: true }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Tarangi 43' }));
  const quantity = screen.getByLabelText<HTMLInputElement>(/^Quantity of Tarangi 43/);
  expect(quantity.closest('td')?.colSpan).toBe(screen.getAllByRole('columnheader').length);
  await user.click(screen.getByRole('button', { name: /20 or more units/ }));
  expect(quantity.value).toBe('20');
});

it('says when nothing is offered', async () => {
  await renderInShop(<Prices products={[]} />);
  expect(screen.getByRole('heading', { name: 'No Products Found' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
