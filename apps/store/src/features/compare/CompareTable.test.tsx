import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { CompareBar } from './CompareBar';
import type { ComparedProduct } from './compared-television';
import { CompareTable } from './CompareTable';
import { specificationNames } from '../../lib/specification-names';
import { factsOf, other, product } from './testing/compared-products';
import { useCompareTable } from './use-compare-table';

const UNKNOWN = specificationNames(undefined);
/** Differs from the first in its name only, which is no row. */
const TWIN: ComparedProduct = { ...product, _id: '019b8c4f-d200-7669-a141-72c6732888e2', name: 'Bindu Twin' };
const OTHER: ComparedProduct = { ...other, name: 'Tarangi 43' };

function Comparison() {
  const [products, setProducts] = useState<readonly ComparedProduct[]>([product, OTHER, TWIN]);
  const comparison = useCompareTable(products, factsOf, UNKNOWN);
  return (
    <>
      <CompareBar comparison={comparison} productCount={products.length} onAdd={() => undefined} />
      <CompareTable
        comparison={comparison}
        renderOffer={({ _id }) => <button type="button">Add {_id}</button>}
        onRemove={(id) => setProducts(products.filter(({ _id }) => _id !== id))}
      />
    </>
  );
}

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const columns = () => screen.getAllByRole('columnheader').length;
const differencesOnly = () => screen.getByRole('checkbox', { name: 'Show differences only' });

it('shows differences only, and their headings, by keyboard too', async () => {
  const { user } = await renderInShop(<Comparison />);
  expect(rowNames()).toContain('Technology');
  differencesOnly().focus();
  await user.keyboard(' ');
  expect(rowNames()).toEqual([
    'Offer',
    'Price (differs)',
    'Sound',
    'Formats (differs)',
    'Headphones (differs)',
    'Ports',
    'HDMI (differs)',
  ]);
  await user.keyboard(' ');
  expect(rowNames()).toContain('Technology');
});

it('hides a television and compares the others with each other', async () => {
  const { user } = await renderInShop(<Comparison />);
  await user.click(differencesOnly());
  await user.click(screen.getByRole('button', { name: 'Hide Tarangi 43' }));
  expect(columns()).toBe(2);
  expect(screen.getByText('These televisions do not differ.')).toBeTruthy();
  // What only the hidden one states is no row.
  await user.click(differencesOnly());
  expect(rowNames()).not.toContain('HDMI');

  await user.click(screen.getByRole('button', { name: 'Hide Bindu Twin' }));
  expect(columns()).toBe(1);
  expect(screen.queryByRole('button', { name: 'Hide Bindu 24' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show Tarangi 43' }));
  expect(screen.getByRole('cell', { name: '₹9,990' })).toBeTruthy();
  expect(rowNames()).toContain('HDMI (differs)');
});

it('shows the hidden ones again when all others are removed', async () => {
  const { user } = await renderInShop(<Comparison />);
  await user.click(screen.getByRole('button', { name: 'Hide Bindu Twin' }));
  await user.click(screen.getByRole('button', { name: 'Remove Bindu 24 from the comparison' }));
  expect(columns()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Remove Tarangi 43 from the comparison' }));
  expect(screen.getByRole('columnheader', { name: /Bindu Twin/ })).toBeTruthy();
});
