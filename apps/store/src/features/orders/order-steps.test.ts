import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { describe, expect, it } from 'vitest';
import { addressCorrectedAt, onItsWay, orderSteps, type OrderSoFar } from './order-steps';

const CREATED = '2026-11-20T06:00:00.000Z';

function orderThrough(...way: OrderStatus[]): OrderSoFar {
  const timeline = way.map((status, index): OrderSoFar['timeline'][number] => ({
    from: way[index - 1] ?? null,
    status,
    at: `2026-11-${21 + index}T06:00:00.000Z`,
    by: 'staff',
    staff: null,
    reason: null,
    address_change: null,
  }));
  return { created_at: CREATED, status: way.at(-1) ?? 'Pending', timeline };
}

const describeSteps = (order: OrderSoFar) =>
  orderSteps(order).map((step) => `${step.status}${step.at ? ` ${step.at.slice(8, 10)}` : ''}`);

describe('corrected delivery address', () => {
  const to = { name: 'Asha Rao', phone: '9876543210', address: '1 MG Road', city: 'Pune', zip: '411001' };
  const order = orderThrough('Pending', 'Shipped', 'Pending');
  const [placed] = order.timeline;
  const corrected = { ...order, timeline: order.timeline.toSpliced(1, 0) };
  if (placed)
    corrected.timeline.push({
      ...placed,
      at: '2026-11-25T06:00:00.000Z',
      by: 'staff',
      address_change: { before: to, after: { ...to, city: 'Mumbai' } },
    });

  it('is no step, and has its date', () => {
    expect(describeSteps(corrected)).toEqual(describeSteps(order));
    expect(addressCorrectedAt(corrected)).toBe('2026-11-25T06:00:00.000Z');
    expect(addressCorrectedAt(order)).toBeUndefined();
  });
});

describe('isOnItsWay', () => {
  it('includes pending and shipped orders', () => {
    expect((['Pending', 'Shipped'] as const).map((status) => onItsWay({ status }))).toEqual([true, true]);
  });
  it('excludes delivered and cancelled orders', () => {
    const over = (['Delivered', 'Returned', 'Cancelled'] as const).map((status) => onItsWay({ status }));
    expect(over).toEqual([false, false, false]);
  });
});

describe('steps of an order', () => {
  it('begin with placement and end with future steps', () => {
    expect(describeSteps(orderThrough())).toEqual(['Pending 20', 'Shipped', 'Delivered']);
    expect(describeSteps(orderThrough('Pending', 'Shipped'))).toEqual([
      'Pending 20',
      'Shipped 22',
      'Delivered',
    ]);
    expect(describeSteps(orderThrough('Pending', 'Shipped', 'Delivered', 'Returned'))).toEqual([
      'Pending 20',
      'Shipped 22',
      'Delivered 23',
      'Returned 24',
    ]);
  });
  it('end at a cancellation', () => {
    expect(describeSteps(orderThrough('Pending', 'Cancelled'))).toEqual(['Pending 20', 'Cancelled 22']);
  });
  it('omit skipped statuses', () => {
    expect(describeSteps(orderThrough('Pending', 'Delivered'))).toEqual(['Pending 20', 'Delivered 22']);
  });
  it('omit steps that a move back undid', () => {
    expect(describeSteps(orderThrough('Pending', 'Shipped', 'Delivered', 'Shipped'))).toEqual([
      'Pending 20',
      'Shipped 24',
      'Delivered',
    ]);
    expect(describeSteps(orderThrough('Pending', 'Cancelled', 'Pending'))).toEqual([
      'Pending 20',
      'Shipped',
      'Delivered',
    ]);
  });
  it('include the shop’s reasons', () => {
    const order = orderThrough('Pending', 'Shipped', 'Pending');
    const last = order.timeline.at(-1);
    if (last) last.reason = 'The parcel came back to us.';
    expect(orderSteps(order)[0]?.reason).toBe('The parcel came back to us.');
  });
});
