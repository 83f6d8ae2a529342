import type { InstallationSlot } from '@aabha/contracts/installations/installations.rules';
import {
  INSTALLATION_PART_NAMES,
  type InstallationType,
} from '@aabha/contracts/installations/installations.values';
import { VISIT_FAILURE_LABELS, type VisitFailure } from '@aabha/contracts/installations/visits.values';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { DATES } from '../mail-language';
import { screenUrl, type MailEnvelope, type MailShop, type TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailTechnician');
const INSTALLATIONS = textsOf('installations');
const PICKUPS = textsOf('pickups');
const COMMON = textsOf('mailCommon');

interface MailedVisit extends InstallationSlot {
  orderId: string;
  product: string;
}

/** Returns the mail to a technician with the link to a visit; whom it is to is on the page alone. */
export function technicianMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  visit: MailedVisit & { type: InstallationType; city: string; url: string; validUntil: string },
): Mail {
  const { language } = envelope;
  const [texts, days] = [TEXTS[language], PICKUPS[language]];
  const day = days.formatPickupDay(visit.day);
  return composeMail(shop, {
    ...envelope,
    subject: texts.subject(day, visit.city),
    greeting: texts.greeting,
    blocks: [
      text(texts.intro),
      rows(
        [texts.day, day],
        [texts.time, days.parts[visit.part]],
        [texts.city, visit.city],
        [texts.kind, INSTALLATIONS[language].types[visit.type]],
        [visit.product, '× 1'],
        [COMMON[language].order, orderNumber(visit.orderId)],
      ),
      button(texts.open, visit.url),
      text(texts.validUntil(DATES[language].formatDateTime(visit.validUntil))),
    ],
  });
}

/** Returns the mail to support about a television that could not be installed. */
export function installationFailedMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { orderId, product, day, part, failure, note }: MailedVisit & { failure: VisitFailure; note: string },
): Mail {
  return composeMail(shop, {
    ...envelope,
    subject: `Installation failed: order ${orderNumber(orderId)}`,
    greeting: 'A technician could not install a television.',
    blocks: [
      rows(
        ['Order', orderNumber(orderId)],
        ['Television', product],
        ['Visit', `${PICKUPS.en.formatPickupDay(day)}, ${INSTALLATION_PART_NAMES[part]}`],
        ['Reason', note || VISIT_FAILURE_LABELS[failure]],
      ),
      text('The customer was told the reason, and can book another visit.'),
      button('Open the installations', screenUrl(shop, 'installations')),
    ],
  });
}
