import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { orderAddressMail } from '../../mails/templates/order-mails';
import { orderForMail } from './orders.service';
import { withTrackingToken } from './tracking-token';

/** Mails the shopper that the delivery address of an order was corrected: from what, to what. */
export async function mailOrderAddress(
  deps: AppDeps,
  { orderId, eventId }: { orderId: string; eventId: string },
  effectId: string,
): Promise<void> {
  const order = await orderForMail(deps.db, orderId);
  const change = order?.timeline.find(({ id }) => id === eventId)?.address_change;
  if (!order || !change) return;
  const language = await mailLanguage(deps, { userId: order.user_id._id, email: order.email });
  await deps.ports.mail.send(
    orderAddressMail(
      deps,
      { messageId: effectId, to: order.email, language },
      { order: withTrackingToken(deps.config, order), change },
    ),
  );
}
