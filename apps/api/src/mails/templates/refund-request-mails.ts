import type { Paise } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import {
  REFUND_REQUEST_KIND_LABELS,
  type RefundRequestKind,
} from '@aabha/contracts/refund-requests/refund-requests.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { screenUrl, type MailEnvelope, type MailShop } from '../mail-shop';

/** A refund that needs a second person, as its mails need it. */
export interface MailedRefundRequest {
  order_id: string;
  customer: { name: string };
  amount: Paise;
  kind: RefundRequestKind;
  reason: string;
  state: string;
  asked_by: { name: string };
  decided_by: { name: string | null } | null;
  note: string | null;
  /** ISO-8601 instant. */
  expires_at: string;
}

const facts = (request: MailedRefundRequest) =>
  rows(
    ['Order', orderNumber(request.order_id)],
    ['Customer', request.customer.name],
    ['Refund', formatPaise(request.amount)],
    ['What', REFUND_REQUEST_KIND_LABELS[request.kind]],
    ['Reason', request.reason],
  );

/** Returns the mail to one of the staff who may approve a refund that waits. */
export function refundAskedMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { name, request }: { name: string; request: MailedRefundRequest },
): Mail {
  return composeMail(shop, {
    ...envelope,
    subject: `Please check a refund of ${formatPaise(request.amount)}`,
    greeting: `Hello ${name},`,
    blocks: [
      text(`${request.asked_by.name} wants to make a refund above their limit. It needs your approval.`),
      facts(request),
      text(`It expires on ${formatDateTime(request.expires_at)}.`),
      button('Check the refund', screenUrl(shop, 'refund-requests')),
    ],
  });
}

/** Returns the mail to who asked for a refund about how it ended; `outcome` such as 'was approved'. */
export function refundDecidedMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { name, request, outcome }: { name: string; request: MailedRefundRequest; outcome: string },
): Mail {
  const by = request.decided_by?.name;
  return composeMail(shop, {
    ...envelope,
    subject: `The refund of ${formatPaise(request.amount)} for order ${orderNumber(request.order_id)} ${outcome}`,
    greeting: `Hello ${name},`,
    blocks: [
      text(
        by
          ? `${by} has ${request.state} the refund that you asked for.`
          : 'Nobody decided in time about the refund that you asked for. Please ask again if it is still wanted.',
      ),
      facts(request),
      ...(request.note ? [text(`Reason of the decision: ${request.note}`)] : []),
      button('See the refunds', screenUrl(shop, 'refund-requests')),
    ],
  });
}
