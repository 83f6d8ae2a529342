import type { TrackedOrder } from '../tracked-order';

/** An order of two televisions, of which one is on its way. */
export const TRACKED_ORDER: TrackedOrder = {
  number: '73288A01',
  status: 'Pending',
  city: 'Bengaluru',
  expectedDelivery: '2099-03-06T18:29:00.000Z',
  steps: [{ status: 'Pending', at: '2026-03-01T06:00:00.000Z' }],
  items: [
    { position: 0, name: 'Rekha 32', quantity: 2, waiting_quantity: 1, picture: null },
    { position: 1, name: 'Nova 43', quantity: 1, waiting_quantity: 0, picture: null },
  ],
  parcels: [
    {
      ...{ state: 'shipped', courier: 'delhivery', courierName: 'Delhivery', awb: '12345' },
      trackingUrl: 'https://www.delhivery.com/track-v2/package/12345',
      ...{ dispatchCenter: 'Bengaluru Hub', packed_at: '2026-03-02T05:00:00.000Z' },
      ...{ shipped_at: '2026-03-03T06:00:00.000Z', delivered_at: null },
      lines: [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
    },
  ],
  valid_until: '2026-05-30T06:00:00.000Z',
  order_id: '',
};
