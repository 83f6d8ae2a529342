import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { storeUrl } from '../mail-language';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';
import type { MailedOrder } from './order-mails';

const TEXTS = textsOf('mailOrders');
const DAYS = textsOf('deliveryPromise');
const COMMON = textsOf('mailCommon');

interface LateOrder {
  order: Pick<MailedOrder, '_id' | 'name'>;
  /** Days in India: the one that was promised, and the new one. */
  before: string;
  now: string;
}

/** Returns the mail that an order arrives later than promised (docs/spec/delivery-promise.md#late-orders). */
export function orderLateMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { order, before, now }: LateOrder,
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  const { formatPromisedDay } = DAYS[language];
  const number = orderNumber(order._id);
  return composeMail(shop, {
    ...envelope,
    subject: texts.lateSubject(number, formatPromisedDay(now)),
    greeting: COMMON[language].helloTo(order.name),
    blocks: [
      text(texts.lateSorry),
      rows(
        [COMMON[language].order, number],
        [texts.latePromised, formatPromisedDay(before)],
        [texts.lateNow, formatPromisedDay(now)],
      ),
      text(texts.lateChoice(shop.settings.current.brand.phone)),
      button(COMMON[language].trackYourOrder, storeUrl(shop, language, '/myorders').toString()),
    ],
  });
}
