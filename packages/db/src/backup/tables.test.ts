import { expect, it } from 'vitest';
import { referredFirst } from './tables';

const tables = ['orders', 'users', 'payments', 'coupons'].map((name) => ({ name, columns: ['id'] }));

it('puts each table after those that it refers to', () => {
  const references = [
    { from: 'orders', to: 'payments' },
    { from: 'orders', to: 'users' },
    { from: 'payments', to: 'coupons' },
  ];
  const names = referredFirst(tables, references).map(({ name }) => name);
  expect(names).toHaveLength(4);
  for (const { from, to } of references) expect(names.indexOf(from)).toBeGreaterThan(names.indexOf(to));
});

it('names tables with circular references', () => {
  const ring = [
    { from: 'orders', to: 'payments' },
    { from: 'payments', to: 'orders' },
  ];
  expect(() => referredFirst(tables, ring)).toThrow('in a ring: orders, payments.');
});
