import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { orderTrackingMail } from '../../mails/templates/order-mails';
import type { Effects } from '../../outbox/outbox';
import { findTrackedOrder } from './order-tracking.service';
import { withTrackingToken } from './tracking-token';

/** Mails the tracking link of an order to its delivery or its account, unless it has ended meanwhile. */
export async function mailOrderTracking(
  deps: AppDeps,
  { orderId, to }: Effects['mail.order-tracking'],
  effectId: string,
): Promise<void> {
  const order = await findTrackedOrder(deps, orderId);
  if (!order) return;
  const { _id: userId, email } = order.user_id;
  const language = await mailLanguage(deps, { userId, email });
  await deps.ports.mail.send(
    orderTrackingMail(
      deps,
      { messageId: effectId, to: to === 'delivery' ? order.email : email, language },
      withTrackingToken(deps.config, order),
    ),
  );
}
