import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { OrderLines } from './OrderLines';
import type { OrderRecord } from './order-record';

test('each item has its quantity, price, warranty and total as they were paid', () => {
  const line = {
    position: 0,
    product_id: { _id: 'p1', name: 'Nova 43', image: [] },
    quantity: 1,
    price: 36_000,
    refunded_quantity: 0,
  };
  const plain = { ...line, extended_warranty: 0, warranty_price: 0, total_warranty: 12, line_total: 36_000 };
  const covered = {
    ...line,
    position: 1,
    quantity: 3,
    refunded_quantity: 2,
    extended_warranty: 24,
    warranty_price: 3_499,
    total_warranty: 36,
    line_total: 1_11_499,
  };
  const shipments = [{ state: 'shipped', lines: [{ position: 0, quantity: 1 }] }];
  const order = { products: [plain, covered], shipments } as unknown as OrderRecord;
  renderScreen(<OrderLines order={order} />, { resources: [] });
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Nova 431 shipped', '1', '₹36,000', '₹36,000'],
    ['Nova 43Extended warranty 2 Year(s)2 refunded1 to pack', '3', '₹36,000+ ₹3,499 warranty', '₹1,11,499'],
  ]);
});
