import type { Language } from '@aabha/contracts/language/language';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { OWN_VAN } from '@aabha/contracts/shipments/couriers.values';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text, type Block } from '../../mails/compose-mail';
import { mailLanguage, storeUrl } from '../../mails/mail-language';
import { orderForMail } from './orders.service';

const TEXTS = textsOf('mailOrders');
const COMMON = textsOf('mailCommon');

type MailedOrder = NonNullable<Awaited<ReturnType<typeof orderForMail>>>;
type MailedShipment = MailedOrder['shipments'][number];

/** Returns what a shipment has, by whom it travels, its AWB number and its tracking page. */
function shipmentRows(order: MailedOrder, shipment: MailedShipment, language: Language): Block {
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

/** Returns the shipments of an order that are on their way, with courier, AWB number and tracking page; nothing where there are none. */
export const shippedRows = (order: MailedOrder, language: Language): Block[] =>
  order.shipments
    .filter(({ state }) => state === 'shipped')
    .map((shipment) => shipmentRows(order, shipment, language));

/** Mails the shopper that a part of their order is on its way. */
export async function mailShipment(
  deps: AppDeps,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
  effectId: string,
): Promise<void> {
  const order = await orderForMail(deps.db, orderId);
  const shipment = order?.shipments.find(({ _id }) => _id === shipmentId);
  if (!order || !shipment) return;
  const language = await mailLanguage(deps, { userId: order.user_id._id, email: order.email });
  const texts = TEXTS[language];
  await deps.ports.mail.send(
    composeMail(deps, {
      ...{ messageId: effectId, to: order.email, language },
      subject: texts.shipmentSubject(orderNumber(order._id)),
      greeting: COMMON[language].helloTo(order.name),
      blocks: [
        text(texts.shipmentLeft),
        shipmentRows(order, shipment, language),
        button(COMMON[language].trackYourOrder, storeUrl(deps, language, '/myorders').toString()),
      ],
    }),
  );
}
