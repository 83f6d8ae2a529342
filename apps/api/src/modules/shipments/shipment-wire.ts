import type { Shipment } from '@aabha/contracts/shipments/shipments.schema';
import { courierName, trackingUrl } from '@aabha/contracts/shipments/couriers.rules';
import type { ShipmentRow } from './shipments.queries';

/** Returns a shipment as both transports show it. */
export const shipmentWire = (row: ShipmentRow): Shipment => ({
  _id: row.id,
  order_id: row.orderId,
  replacement_id: row.replacementId,
  state: row.state,
  dispatchCenter: row.dispatchCenter,
  lines: row.lines.map(({ productName: name, ...line }) => ({ ...line, name })),
  boxes: row.boxes,
  weight_kg: row.weightKg,
  courier: row.courier,
  courierName: row.courier === '' ? '' : courierName(row),
  awb: row.awb,
  trackingUrl: trackingUrl(row),
  packedBy: row.packedBy ?? '',
  created_at: row.createdAt,
  packed_at: row.packedAt,
  shipped_at: row.shippedAt,
  delivered_at: row.deliveredAt,
  cancelled_at: row.cancelledAt,
  cancelReason: row.cancelReason,
});
