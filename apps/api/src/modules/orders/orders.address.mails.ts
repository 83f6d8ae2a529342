import { deliveryText } from '@aabha/contracts/orders/delivery-address.rules';
import type { DeliveryAddress } from '@aabha/contracts/orders/orders.schema';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import { orderForMail } from './orders.service';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { DATES, mailLanguage, storeUrl } from '../../mails/mail-language';

const TEXTS = textsOf('mailOrders');
const COMMON = textsOf('mailCommon');

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
  const language = await mailLanguage(deps, { userId: order.user_id._id, email: order.email });
  const [texts, common] = [TEXTS[language], COMMON[language]];
  const shown = ({ phone, ...to }: DeliveryAddress) => {
    const address = deliveryText({ ...to, phone: '' }, order.shippingAddress.state);
    return phone ? texts.withPhone(address, formatPhone(phone)) : address;
  };
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: order.email,
      language,
      subject: texts.addressSubject(orderNumber(order._id)),
      greeting: common.helloTo(order.name),
      blocks: [
        text(texts.addressCorrected),
        rows(
          [texts.before, shown(change.before)],
          [texts.now, shown(change.after)],
          [
            common.expectedBy,
            order.expectedDelivery ? DATES[language].formatDay(order.expectedDelivery) : common.toBeConfirmed,
          ],
        ),
        text(texts.invoiceUnchanged(brand.phone)),
        button(common.trackYourOrder, storeUrl(deps, language, '/myorders').toString()),
      ],
    }),
  );
}
