import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import type { ComparedProduct } from './compared-television';
import { product } from './testing/compared-products';
import { Verdict } from './Verdict';

const television = (name: string, over: Partial<ComparedProduct>): ComparedProduct => ({
  ...{ ...product, _id: name, name },
  ...over,
});
const CHEAP = television('Bindu', { new_price: 20_000 });
const verdictOf = async (...products: ComparedProduct[]) => {
  await renderInShop(<Verdict products={products} />);
  return screen.getByRole('region', { name: 'In short' }).textContent?.replace('In short', '');
};

it('weighs price against what is better, three points at most', async () => {
  const good = television('Rekha', {
    ...{ new_price: 29_000, screenInches: 55, resolution: 'Full HD', refreshHz: 120, warranty_months: 36 },
    energyKwhYear: 90,
  });
  expect(await verdictOf(good, CHEAP)).toBe(
    'Bindu costs least, and is ahead in electricity cost. For ₹9,000 more, Rekha is ahead in screen size, resolution and smooth motion.',
  );
});

it('says when they are alike, in price too', async () => {
  expect(await verdictOf(CHEAP, television('Rekha', { new_price: 21_500 }))).toBe(
    'They are alike in all that we rank. Bindu costs ₹1,500 less.',
  );
});

it('leaves out what is sold out', async () => {
  expect(await verdictOf(CHEAP, television('Rekha', { stock: 0, beeStars: 5 }))).toBe(
    'Only Bindu is in stock.',
  );
});

it('counts electricity by the shopper’s own figures', async () => {
  localStorage.setItem('electricity', '800,12');
  const thrifty = television('Rekha', { new_price: 20_000, energyKwhYear: 40 });
  expect(await verdictOf(CHEAP, thrifty)).toBe('Rekha costs least, and is ahead in electricity cost.');
  localStorage.clear();
});

it('says nothing of a television by itself', async () => {
  await renderInShop(<Verdict products={[CHEAP]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
