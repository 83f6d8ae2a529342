import { COURIER_CODES } from '@aabha/contracts/shipments/couriers.values';
import type { ShipmentState } from '@aabha/contracts/shipments/shipments.values';
import type { Tx } from '@aabha/db/client';
import { recordEvent } from '../../outbox/record-event';
import type { ShipmentRow, updateShipment } from './shipments.queries';

/** Tells other programs that a shipment was handed over, delivered or cancelled. */
export async function recordShipment(
  tx: Tx,
  shipment: ShipmentRow,
  { to, values }: { to: ShipmentState; values: Parameters<typeof updateShipment>[2] },
): Promise<void> {
  const subject = `order/${shipment.orderId}` as const;
  const ids = { shipment_id: shipment.id, order_id: shipment.orderId };
  if (to === 'shipped')
    await recordEvent(tx, 'shipment.shipped', subject, {
      ...{
        ...ids,
        courier: COURIER_CODES.find((code) => code === values.courier) ?? 'other',
        awb: values.awb ?? '',
      },
    });
  if (to === 'delivered') await recordEvent(tx, 'shipment.delivered', subject, ids);
  if (to === 'cancelled')
    await recordEvent(tx, 'shipment.cancelled', subject, {
      ...ids,
      was_shipped: shipment.state === 'shipped',
    });
}
