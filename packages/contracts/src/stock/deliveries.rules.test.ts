import { expect, it } from 'vitest';
import { checkDeliveryOpen, checkReceipt, deliveryState, isLateDelivery } from './deliveries.rules';

const of = (received: number, cancelledAt: string | null = null) =>
  deliveryState({ quantity: 5, received, cancelledAt });

it('a delivery is expected, partly received, received, or cancelled with what had come', () => {
  expect([of(0), of(2), of(5), of(2, '2026-11-24T00:00:00.000Z')]).toEqual([
    ...['expected', 'partly', 'received', 'cancelled'],
  ]);
});

it('is late from the day after it was due, while units are still to come', () => {
  expect(isLateDelivery('partly', '2026-11-23', '2026-11-24')).toBe(true);
  expect(isLateDelivery('expected', '2026-11-24', '2026-11-24')).toBe(false);
  expect(isLateDelivery('received', '2026-11-23', '2026-11-24')).toBe(false);
});

it('takes no more units than are still to come, and none once it is closed', () => {
  expect(checkReceipt('partly', { quantity: 5, received: 2 }, 3).ok).toBe(true);
  expect(checkReceipt('partly', { quantity: 5, received: 2 }, 4)).toMatchObject({
    ...{ ok: false, code: 'DELIVERY_EXCEEDED', data: { units: 3 } },
  });
  expect(checkReceipt('cancelled', { quantity: 5, received: 2 }, 1)).toMatchObject({
    code: 'DELIVERY_CLOSED',
  });
  expect(checkDeliveryOpen('received')).toMatchObject({ data: { stateName: 'received' } });
});
