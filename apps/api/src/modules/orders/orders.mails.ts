import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { orderPlacedMail, orderStatusMail } from '../../mails/templates/order-mails';
import { refundedMail } from '../../mails/templates/refunded-mail';
import { creditNoteAttachments } from '../credit-notes/credit-notes.service';
import { invoiceAttachments } from '../invoices/invoices.service';
import { findRefund, selectRefundedLines } from '../refunds/refunds.service';
import { orderForMail } from './orders.service';
import { withTrackingToken } from './tracking-token';

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
  const language = await mailLanguage(deps, { userId: order.user_id._id, email: order.email });
  await deps.ports.mail.send({
    ...orderPlacedMail(
      deps,
      { messageId: effectId, to: order.email, language },
      withTrackingToken(deps.config, order),
    ),
    attachments: await invoiceAttachments(deps, order._id, language),
  });
}

export async function mailOrderStatus(
  deps: AppDeps,
  { orderId, eventId }: { orderId: string; eventId: string },
  effectId: string,
): Promise<void> {
  const order = await orderForMail(deps.db, orderId);
  const status = order?.timeline.find((entry) => entry.id === eventId)?.status;
  if (!order || !status) return;
  const language = await mailLanguage(deps, { userId: order.user_id._id, email: order.email });
  await deps.ports.mail.send(
    orderStatusMail(
      deps,
      { messageId: effectId, to: order.email, language },
      { order: withTrackingToken(deps.config, order), status },
    ),
  );
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
  const lines = await selectRefundedLines(deps.db, refund.id);
  await deps.ports.mail.send({
    ...refundedMail(deps, { messageId: effectId, to: refund.email, language }, { ...refund, lines }),
    attachments: await creditNoteAttachments(deps, { refundId }, language),
  });
}
