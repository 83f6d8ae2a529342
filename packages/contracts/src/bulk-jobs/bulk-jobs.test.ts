import { expect, it } from 'vitest';
import { actText, mayDoBulk, mayStopJob } from './bulk-jobs.rules';
import { BulkAct } from './bulk-jobs.schema';

it('says what an act does, with its amounts in rupees', () => {
  const text = (act: object) => actText(BulkAct.parse(act));
  expect(text({ kind: 'order-status', filters: {}, status: 'Shipped' })).toBe('Status Shipped');
  expect(text({ kind: 'product-remove', filters: {} })).toBe('Delete products');
  expect(text({ kind: 'product-publish', filters: {} })).toBe('Publish products');
  expect(text({ kind: 'product-standard-names', filters: {} })).toBe('Use standard names of specifications');
  const change = { price: { by: 'set', rupees: 124990 }, discount: 10, stock: { by: 'add', units: -3 } };
  expect(text({ kind: 'product-change', filters: {}, change })).toBe(
    'Change MRP ₹1,24,990, discount 10%, stock −3',
  );
  const percent = { price: { by: 'percent', percent: 5 } };
  expect(text({ kind: 'product-change', filters: {}, change: percent })).toBe('Change MRP +5%');
});

it('lets each do with many what it may do with one, and stop its own', () => {
  const packer = { role: 'SubAdmin', permissions: ['orders'] } as const;
  expect([mayDoBulk('order-status', packer), mayDoBulk('product-change', packer)]).toEqual([true, false]);
  const editor = { role: 'SubAdmin', permissions: ['products'] } as const;
  expect([mayDoBulk('order-status', editor), mayDoBulk('product-change', editor)]).toEqual([false, true]);
  expect(mayDoBulk('product-remove', { role: 'SuperAdmin' })).toBe(true);
  expect(mayDoBulk('order-status', { role: 'User' })).toBe(false);
  const job = { requestedBy: 'asha' };
  expect(mayStopJob(job, { id: 'asha', role: 'SubAdmin' })).toBe(true);
  expect(mayStopJob(job, { id: 'ravi', role: 'SubAdmin' })).toBe(false);
  expect(mayStopJob(job, { id: 'meera', role: 'SuperAdmin' })).toBe(true);
});
