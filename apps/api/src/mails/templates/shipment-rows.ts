import type { Language } from '@aabha/contracts/language/language';
import { OWN_VAN } from '@aabha/contracts/shipments/couriers.values';
import { textsOf } from '@aabha/messages/texts-of';
import { rows, type Block } from '../compose-mail';

const TEXTS = textsOf('mailOrders');

/** A parcel as its mails need it. */
export interface ShippedGoods {
  courier: string;
  courierName: string;
  awb: string;
  trackingUrl: string;
  lines: readonly { position: number; quantity: number }[];
}

interface OrderedGoods {
  products: readonly { position: number; product_id: { name: string } }[];
}

/** Returns what a shipment has, by whom it travels, its AWB number and its tracking page. */
export function shipmentRows(order: OrderedGoods, shipment: ShippedGoods, language: Language): Block {
  const texts = TEXTS[language];
  const items = shipment.lines.map(({ position, quantity }): [string, string] => [
    order.products.find((line) => line.position === position)?.product_id.name ?? '',
    `× ${quantity}`,
  ]);
  return rows(
    ...items,
    [texts.courier, shipment.courier === OWN_VAN ? texts.ownVan : shipment.courierName],
    ...(shipment.awb ? [[texts.awb, shipment.awb] as const] : []),
    ...(shipment.trackingUrl ? [[texts.tracking, shipment.trackingUrl] as const] : []),
  );
}
