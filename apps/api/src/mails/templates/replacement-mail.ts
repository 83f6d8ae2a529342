import type { Language } from '@aabha/contracts/language/language';
import { rupeesFromPaise, type Paise } from '@aabha/contracts/money/money';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { REFUND_CHOSEN, type ReplacementState } from '@aabha/contracts/returns/replacements.values';
import { OWN_VAN } from '@aabha/contracts/shipments/couriers.values';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { storeUrl } from '../mail-language';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailReturns');
const ORDERS = textsOf('mailOrders');
const COMMON = textsOf('mailCommon');

/** A replacement as its mails need it. */
export interface MailedReplacement {
  lines: readonly { name: string; quantity: number }[];
  /** Null until it is being packed. */
  shipment: { courier: string; courierName: string; awb: string; trackingUrl: string } | null;
  cancel_reason: string;
}

/** Returns the subject and the text of a mail about what became of a replacement. */
function written(
  language: Language,
  state: ReplacementState,
  { number, refund }: { number: string; refund: string },
): [subject: string, body: string] {
  const texts = TEXTS[language];
  const all: Record<ReplacementState, [string, string]> = {
    waiting: [texts.replaceWaitingSubject(number), texts.replaceWaiting(refund)],
    open: [texts.replaceOpenSubject(number), texts.replaceOpen],
    shipped: [texts.replaceShippedSubject(number), texts.replaceShipped],
    delivered: [texts.replaceDeliveredSubject(number), texts.replaceDelivered],
    cancelled: [texts.replaceCancelledSubject(number), texts.replaceCancelled(refund)],
  };
  return all[state];
}

/** Returns what a replacement has, by whom it travels, and why it was cancelled. */
function factsOf(replacement: MailedReplacement, language: Language): (readonly [string, string])[] {
  const [texts, orders] = [TEXTS[language], ORDERS[language]];
  const { lines, shipment, cancel_reason: reason } = replacement;
  return [
    ...lines.map(({ name, quantity }) => [name, `× ${quantity}`] as const),
    ...(shipment && shipment.courier !== ''
      ? [[orders.courier, shipment.courier === OWN_VAN ? orders.ownVan : shipment.courierName] as const]
      : []),
    ...(shipment && shipment.awb !== '' ? [[orders.awb, shipment.awb] as const] : []),
    ...(shipment && shipment.trackingUrl !== '' ? [[orders.tracking, shipment.trackingUrl] as const] : []),
    ...(reason === ''
      ? []
      : [[texts.ourReason, reason === REFUND_CHOSEN ? texts.refundChosen : reason] as const]),
  ];
}

/** Returns the mail about what became of a replacement (docs/spec/mails.md#kinds). */
export function replacementMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  data: {
    name: string;
    orderId: string;
    refundPaise: Paise;
    replacement: MailedReplacement;
    state: ReplacementState;
  },
): Mail {
  const { language } = envelope;
  const common = COMMON[language];
  const number = orderNumber(data.orderId);
  const refund = formatRupees(rupeesFromPaise(data.refundPaise));
  const [subject, body] = written(language, data.state, { number, refund });
  return composeMail(shop, {
    ...envelope,
    subject,
    greeting: common.helloTo(data.name),
    blocks: [
      text(body),
      rows(...factsOf(data.replacement, language), [common.order, number]),
      button(common.trackYourOrder, storeUrl(shop, language, '/myorders').toString()),
    ],
  });
}
