import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { shipmentMail } from '../../mails/templates/order-mails';
import { orderForMail } from './orders.service';
import { withTrackingToken } from './tracking-token';

/** Mails the shopper that a part of their order is on its way. */
export async function mailShipment(
  deps: AppDeps,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
  effectId: string,
): Promise<void> {
  const order = await orderForMail(deps.db, orderId);
  const shipment = order?.shipments.find(({ _id }) => _id === shipmentId);
  if (!order || !shipment) return;
  const language = await mailLanguage(deps, { userId: order.user_id._id, email: order.email });
  await deps.ports.mail.send(
    shipmentMail(
      deps,
      { messageId: effectId, to: order.email, language },
      { order: withTrackingToken(deps.config, order), shipment },
    ),
  );
}
