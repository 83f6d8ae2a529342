import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderRecord } from './order-record';
import { OrderTimeline } from './OrderTimeline';

const EVENT = { from: null, staff: null, reason: null, address_change: null };
const HOME = { name: 'Asha Rao', phone: '', address: '12, Temple Road', city: 'Mysuru', zip: '570001' };

test('each step names its time, who took it and why; a corrected address shows both', () => {
  const order = {
    shippingAddress: { state: 'Karnataka' },
    timeline: [
      { ...EVENT, status: 'Pending', at: '2026-03-01T06:00:00.000Z', by: 'shopper' },
      {
        ...EVENT,
        status: 'Pending',
        at: '2026-03-01T07:00:00.000Z',
        by: 'staff',
        staff: 'Sunil Rao',
        address_change: { before: HOME, after: { ...HOME, city: 'Mandya', phone: '9845098450' } },
      },
      {
        ...EVENT,
        status: 'Cancelled',
        at: '2026-03-02T06:00:00.000Z',
        by: 'staff',
        staff: 'Sunil Rao',
        reason: 'It never arrived.',
      },
    ],
  } as unknown as OrderRecord;
  render(<OrderTimeline order={order} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pending, 1 Mar 2026, 11:30 am, by shopper',
    'Delivery address corrected, 1 Mar 2026, 12:30 pm, by Sunil Rao' +
      'Before: Asha Rao, 12, Temple Road, Mysuru, Karnataka 570001' +
      'Now: Asha Rao, 12, Temple Road, Mandya, Karnataka 570001, phone 9845098450',
    'Cancelled, 2 Mar 2026, 11:30 am, by Sunil RaoIt never arrived.',
  ]);
});
