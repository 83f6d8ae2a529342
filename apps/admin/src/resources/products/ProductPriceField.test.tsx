import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TELEVISION } from '../../testing/television';
import { ProductPriceField } from './ProductPriceField';

const show = (price: { price: number; discount_percentage: number; new_price: number }) =>
  render(<ProductPriceField product={{ ...TELEVISION, ...price }} />).container;

test('a discounted price is shown with the MRP struck out and the discount', () => {
  const shown = show({ price: 1_40_000, discount_percentage: 12.5, new_price: 1_22_500 });
  expect(shown.textContent).toBe('₹1,22,500MRP ₹1,40,000 −12.5%');
  expect(shown.querySelector('del')?.textContent).toBe('MRP ₹1,40,000');
  expect(shown.querySelector('strong')?.textContent).toBe('₹1,22,500');
});

test('without a discount there is one price', () => {
  const shown = show({ price: 40_000, discount_percentage: 0, new_price: 40_000 });
  expect(shown.textContent).toBe('₹40,000');
  expect(shown.querySelector('del')).toBeNull();
});
