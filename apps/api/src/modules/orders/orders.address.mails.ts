import { deliveryText } from '@aabha/contracts/orders/delivery-address.rules';
import type { DeliveryAddress } from '@aabha/contracts/orders/orders.schema';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { AppDeps } from '../../context/deps';
import { orderForMail } from './orders.service';
import { button, composeMail, rows, text } from '../../mails/compose-mail';

/** Mails the shopper that the delivery address of an order was corrected: from what, to what. */
export async function mailOrderAddress(
  deps: AppDeps,
  { orderId, eventId }: { orderId: string; eventId: string },
  effectId: string,
): Promise<void> {
  const order = await orderForMail(deps.db, orderId);
  const change = order?.timeline.find(({ id }) => id === eventId)?.address_change;
  if (!order || !change) return;
  const { brand } = deps.settings.current;
  const shown = (to: DeliveryAddress) =>
    deliveryText({ ...to, phone: to.phone && formatPhone(to.phone) }, order.shippingAddress.state);
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: order.email,
      subject: `Your order ${orderNumber(order._id)}: delivery address corrected`,
      greeting: `Hello ${order.name},`,
      blocks: [
        text('We corrected the delivery address of your order.'),
        rows(
          ['Before', shown(change.before)],
          ['Now', shown(change.after)],
          ['Expected by', order.expectedDelivery ? formatDay(order.expectedDelivery) : 'To be confirmed'],
        ),
        text(`Your invoice does not change. If this address is not correct, please call us: ${brand.phone}.`),
        button('Track your order', new URL('/myorders', deps.config.STORE_URL).toString()),
      ],
    }),
  );
}
