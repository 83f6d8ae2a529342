import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { orderLateMail } from '../../mails/templates/order-late-mail';
import { orderForMail } from './orders.service';

/** Mails the shopper by when a late order is expected now. */
export async function mailOrderLate(
  deps: AppDeps,
  { orderId, before, now }: { orderId: string; before: string; now: string },
  effectId: string,
): Promise<void> {
  const order = await orderForMail(deps.db, orderId);
  if (!order) return;
  const language = await mailLanguage(deps, { userId: order.user_id._id, email: order.email });
  await deps.ports.mail.send(
    orderLateMail(deps, { messageId: effectId, to: order.email, language }, { order, before, now }),
  );
}
