import { formatPaise } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import {
  REFUND_REQUEST_KIND_LABELS,
  type RefundRequestState,
} from '@aabha/contracts/refund-requests/refund-requests.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import type { Effects } from '../../outbox/outbox';
import { findRequest, findStaffAddress, type RefundRequestRow } from './refund-requests.queries';

const facts = (request: RefundRequestRow) =>
  rows(
    ['Order', orderNumber(request.order_id)],
    ['Customer', request.customer.name],
    ['Refund', formatPaise(request.amount)],
    ['What', REFUND_REQUEST_KIND_LABELS[request.kind]],
    ['Reason', request.reason],
  );

const pageUrl = (deps: AppDeps) =>
  new URL('/admin-dashboard/refund-requests', deps.config.ADMIN_URL).toString();

/** Mails one of the staff who may approve it that a refund waits. Nothing where it was decided meanwhile. */
export async function mailRefundAsked(
  deps: AppDeps,
  { userId, requestId }: Effects['mail.refund-asked'],
  effectId: string,
): Promise<void> {
  const request = await findRequest(deps.db, requestId);
  const to = await findStaffAddress(deps.db, userId);
  if (!to || request?.state !== 'waiting') return;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: to.email,
      subject: `Please check a refund of ${formatPaise(request.amount)}`,
      greeting: `Hello ${to.name},`,
      blocks: [
        text(`${request.asked_by.name} wants to make a refund above their limit. It needs your approval.`),
        facts(request),
        text(`It expires on ${formatDateTime(request.expires_at)}.`),
        button('Check the refund', pageUrl(deps)),
      ],
    }),
  );
}

const OUTCOMES: Partial<Record<RefundRequestState, string>> = {
  approved: 'was approved',
  declined: 'was declined',
  expired: 'has expired',
};

/** Mails who asked for a refund how it ended. */
export async function mailRefundDecided(
  deps: AppDeps,
  { requestId }: Effects['mail.refund-decided'],
  effectId: string,
): Promise<void> {
  const request = await findRequest(deps.db, requestId);
  const outcome = request && OUTCOMES[request.state];
  const to = request && (await findStaffAddress(deps.db, request.asked_by._id));
  if (!to || !outcome) return;
  const by = request.decided_by?.name;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: to.email,
      subject: `The refund of ${formatPaise(request.amount)} for order ${orderNumber(request.order_id)} ${outcome}`,
      greeting: `Hello ${to.name},`,
      blocks: [
        text(
          by
            ? `${by} has ${request.state} the refund that you asked for.`
            : 'Nobody decided in time about the refund that you asked for. Please ask again if it is still wanted.',
        ),
        facts(request),
        ...(request.note ? [text(`Reason of the decision: ${request.note}`)] : []),
        button('See the refunds', pageUrl(deps)),
      ],
    }),
  );
}
