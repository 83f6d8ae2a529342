import { formatRupees, formatPaise } from '@aabha/contracts/money/money-format';
import { rupeesFromPaise, type Paise } from '@aabha/contracts/money/money';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { shownBreakdown } from '@aabha/contracts/pricing/breakdown';
import { warrantyDuration } from '@aabha/contracts/products/products.rules';
import { formatDay } from '@aabha/contracts/time/india-time';
import { refundPromise } from '@aabha/contracts/refunds/refund-promise';
import type { AppDeps } from '../../context/deps';
import { creditNoteAttachments } from '../credit-notes/credit-notes.service';
import { findRefund, selectRefundedLines } from '../refunds/refunds.service';
import { invoiceAttachments } from '../invoices/invoices.service';
import { orderForMail } from './orders.service';
import { button, composeMail, rows, text, type Block } from '../../mails/compose-mail';

type MailedOrder = NonNullable<Awaited<ReturnType<typeof orderForMail>>>;

const rupees = (paiseAmount: number) => formatRupees(rupeesFromPaise(paiseAmount));

/** Returns the lines of an order, then the parts of its total. */
export function orderRows(
  order: Pick<MailedOrder, 'products' | 'subtotal' | 'discount' | 'shipping' | 'totalPrice' | 'couponCode'>,
): Block {
  const lines = order.products.map((line): [string, string] => {
    const warranty =
      line.extended_warranty > 0 ? `, extended warranty ${warrantyDuration(line.extended_warranty)}` : '';
    return [`${line.quantity} × ${line.product_id.name}${warranty}`, formatPaise(line.line_total)];
  });
  const amounts = {
    subtotalPaise: order.subtotal,
    discountPaise: order.discount,
    shippingPaise: order.shipping,
    payablePaise: order.totalPrice,
  };
  return rows(
    ...lines,
    ...shownBreakdown(amounts, order).map(({ label, text }): [string, string] => [label, text]),
  );
}

const INPUT_CREDIT_TEXT =
  'The invoice names your business. Its GST is listed as input credit under My invoices.';

const ordersUrl = (deps: AppDeps) => new URL('/myorders', deps.config.STORE_URL).toString();

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
  const { shippingAddress: to, business } = order;
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: order.email,
      subject: `Your order ${orderNumber(order._id)} is placed`,
      greeting: `Hello ${order.name},`,
      blocks: [
        text('Thank you for your order. Here are the details:'),
        orderRows(order),
        rows(
          ['Order', orderNumber(order._id)],
          ['Invoice', order.invoiceNumber],
          ...(business ? [['Billed to', `${business.legalName}, GSTIN ${business.gstin}`] as const] : []),
          ['To', `${to.name}, ${to.address}, ${to.city}, ${to.state} ${to.zip}`],
          ...(to.phone ? [['Phone', formatPhone(to.phone)] as const] : []),
          ['Expected by', order.expectedDelivery ? formatDay(order.expectedDelivery) : 'To be confirmed'],
        ),
        ...(business ? [text(INPUT_CREDIT_TEXT)] : []),
        button('Track your order', ordersUrl(deps)),
      ],
    }),
    attachments: await invoiceAttachments(deps, order._id),
  });
}

const TOLD: Record<OrderStatus, string> = {
  Pending: 'Your order is active again and will be packed.',
  Shipped: 'Good news: your order is on its way to you.',
  Delivered: 'Your order was delivered. We hope you enjoy it.',
  Cancelled: 'Your order was cancelled. We are refunding what you paid.',
  Returned: 'Your order was returned to us.',
};

export async function mailOrderStatus(
  deps: AppDeps,
  { orderId, eventId }: { orderId: string; eventId: string },
  effectId: string,
): Promise<void> {
  const order = await orderForMail(deps.db, orderId);
  const event = order && statusOfEvent(order, eventId);
  if (!order || !event) return;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: order.email,
      subject: `Your order ${orderNumber(order._id)}: ${event}`,
      greeting: `Hello ${order.name},`,
      blocks: [text(TOLD[event]), orderRows(order), button('Track your order', ordersUrl(deps))],
    }),
  );
}

function statusOfEvent(order: MailedOrder, eventId: string): OrderStatus | undefined {
  return order.timeline.find((entry) => entry.id === eventId)?.status;
}

/** Returns what a refund of a part is for, a row each; nothing for one of all that was left. */
async function refundRows(deps: AppDeps, refund: { id: string; shippingPaise: Paise }): Promise<Block[]> {
  const lines = await selectRefundedLines(deps.db, refund.id);
  const texts = lines.flatMap(({ name, quantity, goodsPaise, warrantyPaise }): [string, string][] => [
    ...(quantity > 0 || goodsPaise > 0
      ? [
          [quantity > 0 ? `${quantity} × ${name}` : `Price reduction, ${name}`, formatPaise(goodsPaise)] as [
            string,
            string,
          ],
        ]
      : []),
    ...(warrantyPaise > 0
      ? [[`Extended warranty, ${name}`, formatPaise(warrantyPaise)] as [string, string]]
      : []),
  ]);
  const shipping: [string, string][] =
    refund.shippingPaise > 0 ? [['Shipping', formatPaise(refund.shippingPaise)]] : [];
  const all = [...texts, ...shipping];
  return all.length > 0 ? [rows(...all)] : [];
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
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: refund.email,
      subject: `Your refund of ${rupees(refund.amountPaise)}`,
      greeting: `Hello ${refund.name},`,
      blocks: [
        text(
          `We have refunded ${rupees(refund.amountPaise)} to the account you paid from. ${refund.isPart ? 'Reason: ' : ''}${refund.reason}`,
        ),
        ...(await refundRows(deps, refund)),
        text(refundPromise(refund.method, refund.speedProcessed ?? refund.speed)),
      ],
    }),
    attachments: await creditNoteAttachments(deps, refundId),
  });
}
