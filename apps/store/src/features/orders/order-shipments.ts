import type { ShopperOrder } from './order-steps';

/** A shipment that has left. */
export type OrderShipment = ShopperOrder['shipments'][number];

/** Returns the units of a line that have left. */
export const unitsSent = (
  { shipments }: Pick<ShopperOrder, 'shipments'>,
  { position }: Pick<ShopperOrder['products'][number], 'position'>,
): number =>
  shipments
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns whether an order leaves in several shipments, or a part of it has not left yet. */
export const isSentInParts = (order: Pick<ShopperOrder, 'shipments' | 'products'>): boolean =>
  order.shipments.length > 1 || order.products.some((line) => unitsSent(order, line) < line.quantity);
