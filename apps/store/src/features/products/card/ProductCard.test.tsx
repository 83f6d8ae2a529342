import type { ListedProduct } from '@aabha/contracts/products/products.schema';
import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../../testing/render-in-shop';
import { ProductCard } from './ProductCard';

const PRODUCT: ListedProduct = {
  ...SAMPLE_PRODUCT,
  _id: 'p1',
  name: 'Surya 55',
  category: 'LED',
  companyName: 'Kiranix',
  price: 1_60_000,
  discount_percentage: 17,
  new_price: 1_32_800,
  screenInches: 55,
  averageRating: 4.3,
  reviewCount: 12,
};
const STOCK = /In Stock|Out of Stock|Hurry up/;
const show = (over: Partial<ListedProduct> = {}) =>
  renderInShop(<ProductCard product={{ ...PRODUCT, ...over }} />);

it.each([
  [12, 'In Stock'],
  [5, 'In Stock'],
  [4, 'Hurry up! Only 4 items left'],
  [1, 'Hurry up! Only 1 items left'],
  [0, 'Out of Stock'],
])('labels a stock of %i, once: %s', async (stock, text) => {
  await show({ stock });
  expect(screen.getAllByText(STOCK).map((label) => label.textContent)).toEqual([text]);
});

it('shows the price with MRP and discount, in Indian grouping', async () => {
  await show();
  expect(screen.getByText('₹1,32,800')).toBeVisible();
  expect(screen.getByText('MRP ₹1,60,000')).toBeVisible();
  expect(screen.getByText('Save ₹27,200 (17%)')).toBeVisible();
});

it('shows neither MRP nor discount where the price is the MRP', async () => {
  await show({ new_price: PRODUCT.price, discount_percentage: 0 });
  expect(screen.getByText('₹1,60,000')).toBeVisible();
  expect(screen.queryByText(/MRP|Save/)).toBeNull();
});

it('says from how much a month it can be had, where a plan is for its price', async () => {
  await show({ emi_from: 6504 });
  expect(screen.getByText('From ₹6,504 a month')).toBeVisible();
});

it('says nothing of instalments without a plan', async () => {
  await show({ emi_from: null });
  expect(screen.queryByText(/a month/)).toBeNull();
});

it('links to the page of the television, and says its key facts and rating', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Surya 55' })).toHaveAttribute('href', '/television/p1');
  expect(screen.getByText(/55″/)).toHaveTextContent('55″ · 4K Ultra HD · QLED');
  expect(screen.getByRole('img', { name: '4.3 out of 5, 12 reviews' })).toBeInTheDocument();
});

it('says that there are no reviews yet', async () => {
  await show({ averageRating: 0, reviewCount: 0 });
  expect(screen.getByText('No reviews yet')).toBeVisible();
});

it('shows the lowest price before the offer, where the list has one', async () => {
  await show({ lowestPriorPrice: 1_29_990 });
  expect(screen.getByText('Lowest in the 30 days before: ₹1,29,990')).toBeVisible();
});

it('shows no lowest price where none is known', async () => {
  await show();
  expect(screen.queryByText(/Lowest/)).toBeNull();
});
