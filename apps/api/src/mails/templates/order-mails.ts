import type { Language } from '@aabha/contracts/language/language';
import { deliveryText } from '@aabha/contracts/orders/delivery-address.rules';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import type { AddressChange, DeliveryAddress, OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { TRACKING_DAYS } from '@aabha/contracts/settings/limits';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text, type Block } from '../compose-mail';
import { DATES, storeUrl } from '../mail-language';
import { screenUrl, type MailEnvelope, type MailShop, type TranslatedEnvelope } from '../mail-shop';
import { orderRows, type OrderAmounts } from './order-rows';
import { shipmentRows, type ShippedGoods } from './shipment-rows';

const TEXTS = textsOf('mailOrders');
const COMMON = textsOf('mailCommon');

/** An order as its mails need it. */
export interface MailedOrder extends OrderAmounts {
  _id: string;
  name: string;
  products: readonly (OrderAmounts['products'][number] & {
    position: number;
    product_id: { _id: string; name: string };
  })[];
  invoiceNumber: string;
  business: { legalName: string; gstin: string } | null;
  shippingAddress: {
    name: string;
    phone: string;
    address: string;
    city: string;
    state: string;
    zip: string;
  };
  /** ISO-8601 instant; empty where none was promised. */
  expectedDelivery: string;
  shipments: readonly (ShippedGoods & { state: string })[];
  /** Opens its tracking page without signing in. */
  trackingToken: string;
}

/** Returns the button to the tracking page of an order, which opens without signing in. */
const trackButton = (
  shop: MailShop,
  { trackingToken }: Pick<MailedOrder, 'trackingToken'>,
  language: Language,
) => button(COMMON[language].trackYourOrder, storeUrl(shop, language, `/track/${trackingToken}`).toString());

/** Televisions of which a mail has a link of their own. */
const MOST_GUIDES = 3;

/** Returns links to the set-up guides of an order's televisions. */
function guideButtons(shop: MailShop, { products }: MailedOrder, language: Language): Block[] {
  const televisions = new Map(products.map(({ product_id: { _id, name } }) => [_id, name]));
  return [...televisions]
    .slice(0, MOST_GUIDES)
    .map(([id, name]) =>
      button(TEXTS[language].setUp(name), storeUrl(shop, language, `/set-up/${id}`).toString()),
    );
}

/** Returns the day by which an order is expected. */
const expectedRow = ({ expectedDelivery }: MailedOrder, language: Language): [string, string] => [
  COMMON[language].expectedBy,
  expectedDelivery ? DATES[language].formatDay(expectedDelivery) : COMMON[language].toBeConfirmed,
];

/** Returns numbers, addresses and dates of a new order. */
function placedRows(order: MailedOrder, language: Language): Block {
  const [texts, common] = [TEXTS[language], COMMON[language]];
  const { shippingAddress: to, business } = order;
  return rows(
    [common.order, orderNumber(order._id)],
    [texts.invoice, order.invoiceNumber],
    ...(business ? [[texts.billedTo, `${business.legalName}, GSTIN ${business.gstin}`] as const] : []),
    [texts.to, `${to.name}, ${to.address}, ${to.city}, ${to.state} ${to.zip}`],
    ...(to.phone ? [[texts.phone, formatPhone(to.phone)] as const] : []),
    expectedRow(order, language),
  );
}

/** Returns the order confirmation: items, address, expected delivery (docs/spec/mails.md#kinds). */
export function orderPlacedMail(shop: MailShop, envelope: TranslatedEnvelope, order: MailedOrder): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  return composeMail(shop, {
    ...envelope,
    subject: texts.placedSubject(orderNumber(order._id)),
    greeting: COMMON[language].helloTo(order.name),
    blocks: [
      text(texts.thankYou),
      orderRows(order, language),
      placedRows(order, language),
      ...(order.business ? [text(texts.inputCredit)] : []),
      trackButton(shop, order, language),
      text(texts.trackingNote(TRACKING_DAYS)),
    ],
  });
}

/** Returns the mail about the new status of an order. */
export function orderStatusMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { order, status }: { order: MailedOrder; status: OrderStatus },
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  const shipped = order.shipments.filter(({ state }) => status === 'Shipped' && state === 'shipped');
  return composeMail(shop, {
    ...envelope,
    subject: texts.statusSubject(orderNumber(order._id), status),
    greeting: COMMON[language].helloTo(order.name),
    blocks: [
      text(texts.statusTexts[status]),
      ...(status === 'Delivered' ? guideButtons(shop, order, language) : []),
      ...shipped.map((shipment) => shipmentRows(order, shipment, language)),
      orderRows(order, language),
      trackButton(shop, order, language),
    ],
  });
}

/** Returns the mail about a part of an order that is on its way. */
export function shipmentMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { order, shipment }: { order: MailedOrder; shipment: ShippedGoods },
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  return composeMail(shop, {
    ...envelope,
    subject: texts.shipmentSubject(orderNumber(order._id)),
    greeting: COMMON[language].helloTo(order.name),
    blocks: [
      text(texts.shipmentLeft),
      shipmentRows(order, shipment, language),
      trackButton(shop, order, language),
    ],
  });
}

/** Returns the mail about a corrected delivery address: from what, to what. */
export function orderAddressMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { order, change }: { order: MailedOrder; change: AddressChange },
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  const shown = ({ phone, ...to }: DeliveryAddress) => {
    const address = deliveryText({ ...to, phone: '' }, order.shippingAddress.state);
    return phone ? texts.withPhone(address, formatPhone(phone)) : address;
  };
  return composeMail(shop, {
    ...envelope,
    subject: texts.addressSubject(orderNumber(order._id)),
    greeting: COMMON[language].helloTo(order.name),
    blocks: [
      text(texts.addressCorrected),
      rows(
        [texts.before, shown(change.before)],
        [texts.now, shown(change.after)],
        expectedRow(order, language),
      ),
      text(texts.invoiceUnchanged(shop.settings.current.brand.phone)),
      trackButton(shop, order, language),
    ],
  });
}

/** Returns the mail with the tracking link of an order that somebody asked for by its number and e-mail. */
export function orderTrackingMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  order: Pick<MailedOrder, '_id' | 'name' | 'trackingToken'>,
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  return composeMail(shop, {
    ...envelope,
    subject: texts.trackingSubject(orderNumber(order._id)),
    greeting: COMMON[language].helloTo(order.name),
    blocks: [
      text(texts.trackingAsked),
      trackButton(shop, order, language),
      text(texts.trackingNote(TRACKING_DAYS)),
      text(texts.trackingNotAsked),
    ],
  });
}

/** Returns the mail to a member of staff whom a note about an order mentions. */
export function orderMentionMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { name, note }: { name: string; note: { orderId: string; by: { name: string }; text: string } },
): Mail {
  const number = orderNumber(note.orderId);
  return composeMail(shop, {
    ...envelope,
    subject: `${note.by.name} mentioned you on order ${number}`,
    greeting: `Hello ${name},`,
    blocks: [
      text(`${note.by.name} wrote a note about order ${number}:`),
      text(note.text),
      button('Open the order', screenUrl(shop, `orders/${note.orderId}/show`)),
    ],
  });
}
