import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import type { PickupSlot } from '@aabha/contracts/returns/pickup-slots.rules';
import type { PickupChange } from '@aabha/contracts/returns/pickup-slots.values';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { storeUrl } from '../mail-language';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailReturns');
const COMMON = textsOf('mailCommon');
const PICKUPS = textsOf('pickups');

/** A pickup of a return as its mail needs it. */
export interface MailedPickup {
  user_id: { name: string };
  order_id: { _id: string };
  lines: readonly { name: string; quantity: number }[];
  change: PickupChange;
  /** Null once it is cleared. */
  slot: PickupSlot | null;
}

/** Returns the mail about a pickup that was chosen, moved or cleared (docs/spec/mails.md#kinds). */
export function pickupMail(shop: MailShop, envelope: TranslatedEnvelope, pickup: MailedPickup): Mail {
  const { language } = envelope;
  const [common, texts, names] = [COMMON[language], TEXTS[language], PICKUPS[language]];
  const number = orderNumber(pickup.order_id._id);
  const { slot, change } = pickup;
  const subjects: Record<PickupChange, string> = {
    booked: texts.pickupSubject(number),
    moved: texts.pickupMovedSubject(number),
    cleared: texts.pickupClearedSubject(number),
  };
  return composeMail(shop, {
    ...envelope,
    subject: subjects[change],
    greeting: common.helloTo(pickup.user_id.name),
    blocks: [
      text(slot ? (change === 'moved' ? texts.pickupMoved : texts.pickupBooked) : texts.pickupCleared),
      rows(
        ...(slot
          ? [
              [texts.pickupDay, names.formatPickupDay(slot.day)] as const,
              [texts.pickupTime, names.parts[slot.part]] as const,
            ]
          : []),
        ...pickup.lines.map(({ name, quantity }) => [name, `× ${quantity}`] as const),
        [common.order, number],
      ),
      ...(slot ? [text(texts.pickupReady(number)), text(texts.pickupMoveUntil)] : []),
      button(
        slot ? common.trackYourOrder : texts.choosePickup,
        storeUrl(shop, language, '/myorders').toString(),
      ),
    ],
  });
}
