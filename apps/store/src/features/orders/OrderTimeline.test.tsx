import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShopperOrder } from './order-steps';
import { OrderTimeline } from './OrderTimeline';
import { SHOPPER_ORDER } from './testing/shopper-order';

type Event = ShopperOrder['timeline'][number];
const event = (status: Event['status'], over: Partial<Event> = {}): Event => ({
  from: null,
  status,
  at: '2026-03-02T06:00:00.000Z',
  by: 'staff',
  staff: null,
  reason: null,
  address_change: null,
  ...over,
});
const ADDRESS = { name: '', phone: '', address: '', city: '', zip: '' };

function show(over: Partial<ShopperOrder>) {
  render(<OrderTimeline order={{ ...SHOPPER_ORDER, ...over }} />);
  const steps = screen.getAllByRole('listitem');
  return {
    steps: steps.map(({ textContent }) => textContent),
    current: steps.findIndex((step) => step.getAttribute('aria-current') === 'step'),
  };
}

it('shows what happened with its time, and what is still to come', () => {
  const { steps, current } = show({
    timeline: [event('Shipped')],
    expectedDelivery: '2026-03-06T00:00:00.000Z',
  });
  expect(steps).toEqual([
    'Order placed1 Mar 2026, 11:30 am',
    'Shipped2 Mar 2026, 11:30 amOn its way to Bengaluru.',
    'Delivered, still to comeExpected by 6 Mar 2026',
  ]);
  expect(current).toBe(1);
});

it('says where no day is known yet', () => {
  const { steps, current } = show({ status: 'Pending' });
  expect(steps).toEqual([
    'Order placed1 Mar 2026, 11:30 amWe have your order and are getting it ready.',
    'Shipped, still to comeNext',
    'Delivered, still to comeTo be confirmed',
  ]);
  expect(current).toBe(0);
});

it.each([
  ['shopper', null, 'You cancelled this order.'],
  ['staff', 'Out of stock.', 'We cancelled this order.Reason: Out of stock.'],
] as const)('names who cancelled it, and why: %s', (by, reason, text) => {
  const { steps } = show({ status: 'Cancelled', timeline: [event('Cancelled', { by, reason })] });
  expect(steps).toEqual(['Order placed1 Mar 2026, 11:30 am', `Cancelled2 Mar 2026, 11:30 am${text}`]);
});

it('tells of a corrected address beside the order, not as a step', () => {
  const { steps } = show({
    status: 'Delivered',
    timeline: [
      event('Pending', { address_change: { before: ADDRESS, after: ADDRESS } }),
      event('Shipped'),
      event('Delivered'),
    ],
  });
  expect(steps).toEqual([
    'Order placed1 Mar 2026, 11:30 amWe corrected the delivery address on 2 Mar 2026.',
    'Shipped2 Mar 2026, 11:30 am',
    'Delivered2 Mar 2026, 11:30 amIt has arrived. We hope you enjoy it.',
  ]);
});
