import type { Language } from '@aabha/contracts/language/language';
import { formatRupees, formatPaise } from '@aabha/contracts/money/money-format';
import { rupeesFromPaise, type Paise } from '@aabha/contracts/money/money';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import { creditNoteAttachments } from '../credit-notes/credit-notes.service';
import { findRefund, selectRefundedLines } from '../refunds/refunds.service';
import { invoiceAttachments } from '../invoices/invoices.service';
import { orderForMail } from './orders.service';
import { shippedRows } from './orders.shipments.mails';
import { button, composeMail, rows, text, type Block } from '../../mails/compose-mail';
import { DATES, mailLanguage, storeUrl } from '../../mails/mail-language';

const TEXTS = textsOf('mailOrders');
const COMMON = textsOf('mailCommon');
const QUANTITIES = textsOf('quantities');
const BREAKDOWN = textsOf('breakdown');
const PROMISES = textsOf('promises');

type MailedOrder = NonNullable<Awaited<ReturnType<typeof orderForMail>>>;

const rupees = (paiseAmount: number) => formatRupees(rupeesFromPaise(paiseAmount));

/** Returns the lines of an order, then the parts of its total. */
export function orderRows(
  order: Pick<MailedOrder, 'products' | 'subtotal' | 'discount' | 'shipping' | 'totalPrice' | 'couponCode'>,
  language: Language = 'en',
): Block {
  const texts = TEXTS[language];
  const lines = order.products.map((line): [string, string] => {
    const units = `${line.quantity} × ${line.product_id.name}`;
    const months = line.extended_warranty;
    const described =
      months > 0 ? texts.withWarranty(units, QUANTITIES[language].warrantyDuration(months)) : units;
    return [described, formatPaise(line.line_total)];
  });
  const amounts = {
    subtotalPaise: order.subtotal,
    discountPaise: order.discount,
    shippingPaise: order.shipping,
    payablePaise: order.totalPrice,
  };
  return rows(
    ...lines,
    ...BREAKDOWN[language]
      .shownBreakdown(amounts, order)
      .map(({ label, text }): [string, string] => [label, text]),
  );
}

/** Returns the button to the shopper's orders. */
const trackButton = (deps: AppDeps, language: Language) =>
  button(COMMON[language].trackYourOrder, storeUrl(deps, language, '/myorders').toString());

const languageOf = (deps: AppDeps, order: MailedOrder) =>
  mailLanguage(deps, { userId: order.user_id._id, email: order.email });

/** Returns numbers, addresses and dates of a new order. */
function placedRows(order: MailedOrder, language: Language): Block {
  const [texts, common] = [TEXTS[language], COMMON[language]];
  const { shippingAddress: to, business, expectedDelivery } = order;
  return rows(
    [common.order, orderNumber(order._id)],
    [texts.invoice, order.invoiceNumber],
    ...(business ? [[texts.billedTo, `${business.legalName}, GSTIN ${business.gstin}`] as const] : []),
    [texts.to, `${to.name}, ${to.address}, ${to.city}, ${to.state} ${to.zip}`],
    ...(to.phone ? [[texts.phone, formatPhone(to.phone)] as const] : []),
    [
      common.expectedBy,
      expectedDelivery ? DATES[language].formatDay(expectedDelivery) : common.toBeConfirmed,
    ],
  );
}

/**
 * Mails the order confirmation: items, address, expected delivery, with the invoice attached
 * (docs/spec/mails.md#kinds).
 */
export async function mailOrderPlaced(
  deps: AppDeps,
  { orderId }: { orderId: string },
  effectId: string,
): Promise<void> {
  await deps.invoiceNumbers.numberOf(orderId);
  const order = await orderForMail(deps.db, orderId);
  if (!order) return;
  const language = await languageOf(deps, order);
  const texts = TEXTS[language];
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: order.email,
      language,
      subject: texts.placedSubject(orderNumber(order._id)),
      greeting: COMMON[language].helloTo(order.name),
      blocks: [
        text(texts.thankYou),
        orderRows(order, language),
        placedRows(order, language),
        ...(order.business ? [text(texts.inputCredit)] : []),
        trackButton(deps, language),
      ],
    }),
    attachments: await invoiceAttachments(deps, order._id, language),
  });
}

export async function mailOrderStatus(
  deps: AppDeps,
  { orderId, eventId }: { orderId: string; eventId: string },
  effectId: string,
): Promise<void> {
  const order = await orderForMail(deps.db, orderId);
  const event = order && statusOfEvent(order, eventId);
  if (!order || !event) return;
  const language = await languageOf(deps, order);
  const texts = TEXTS[language];
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: order.email,
      language,
      subject: texts.statusSubject(orderNumber(order._id), event),
      greeting: COMMON[language].helloTo(order.name),
      blocks: [
        text(texts.statusTexts[event]),
        ...(event === 'Shipped' ? shippedRows(order, language) : []),
        orderRows(order, language),
        trackButton(deps, language),
      ],
    }),
  );
}

function statusOfEvent(order: MailedOrder, eventId: string): OrderStatus | undefined {
  return order.timeline.find((entry) => entry.id === eventId)?.status;
}

/** Returns what a refund of a part is for, a row each; nothing for one of all that was left. */
async function refundRows(
  deps: AppDeps,
  refund: { id: string; shippingPaise: Paise },
  language: Language,
): Promise<Block[]> {
  const texts = TEXTS[language];
  const lines = await selectRefundedLines(deps.db, refund.id);
  const parts = lines.flatMap(({ name, quantity, goodsPaise, warrantyPaise }): [string, Paise][] => [
    ...(quantity > 0 || goodsPaise > 0
      ? [[quantity > 0 ? `${quantity} × ${name}` : texts.priceReduction(name), goodsPaise] as [string, Paise]]
      : []),
    ...(warrantyPaise > 0 ? [[texts.extendedWarranty(name), warrantyPaise] as [string, Paise]] : []),
  ]);
  if (refund.shippingPaise > 0) parts.push([texts.shipping, refund.shippingPaise]);
  return parts.length > 0
    ? [rows(...parts.map(([label, paise]) => [label, formatPaise(paise)] as const))]
    : [];
}

/**
 * Mails that a refund is done: after a cancellation, a return, a late payment, or of a part. The credit note is attached
 * where there is an invoice (docs/spec/mails.md#kinds).
 */
export async function mailRefunded(
  deps: AppDeps,
  { refundId }: { refundId: string },
  effectId: string,
): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (!refund) return;
  const language = await mailLanguage(deps, refund);
  const texts = TEXTS[language];
  const amount = rupees(refund.amountPaise);
  const reason = texts.refundReasons[refund.reason] ?? refund.reason;
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: refund.email,
      language,
      subject: texts.refundSubject(amount),
      greeting: COMMON[language].helloTo(refund.name),
      blocks: [
        text(refund.isPart ? texts.refundedPart(amount, reason) : texts.refunded(amount, reason)),
        ...(await refundRows(deps, refund, language)),
        text(PROMISES[language].refundPromise(refund.method, refund.speedProcessed ?? refund.speed)),
      ],
    }),
    attachments: await creditNoteAttachments(deps, { refundId }, language),
  });
}
