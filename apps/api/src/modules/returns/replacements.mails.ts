import type { Language } from '@aabha/contracts/language/language';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import type { ReplacementOfReturn } from '@aabha/contracts/returns/replacements.schema';
import { REFUND_CHOSEN, type ReplacementState } from '@aabha/contracts/returns/replacements.values';
import { OWN_VAN } from '@aabha/contracts/shipments/couriers.values';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { mailLanguage, storeUrl } from '../../mails/mail-language';
import { findReplacement } from '../replacements/replacements.service';
import { findReturnWithLines } from './returns.service';

const TEXTS = textsOf('mailReturns');
const ORDERS = textsOf('mailOrders');
const COMMON = textsOf('mailCommon');

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

/** Returns what a replacement has, its serial numbers, by whom it travels, and why it was cancelled. */
function factsOf(replacement: ReplacementOfReturn, language: Language): (readonly [string, string])[] {
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

/** Mails the shopper what became of their replacement (docs/spec/mails.md#kinds). */
export async function mailReplacementNews(
  deps: AppDeps,
  { replacementId, state }: { replacementId: string; state: ReplacementState },
  effectId: string,
): Promise<void> {
  const row = await findReplacement(deps.db, replacementId);
  const request = row && (await findReturnWithLines(deps.db, row.returnId));
  if (request?.replacement?._id !== replacementId) return;
  const { _id: userId, name, email } = request.user_id;
  const language = await mailLanguage(deps, { userId, email });
  const common = COMMON[language];
  const number = orderNumber(request.order_id._id);
  const refund = formatRupees(rupeesFromPaise(request.refund_amount));
  const [subject, body] = written(language, state, { number, refund });
  await deps.ports.mail.send(
    composeMail(deps, {
      ...{ messageId: effectId, to: email, language, subject },
      greeting: common.helloTo(name),
      blocks: [
        text(body),
        rows(...factsOf(request.replacement, language), [common.order, number]),
        button(common.trackYourOrder, storeUrl(deps, language, '/myorders').toString()),
      ],
    }),
  );
}
