import type { InstallationSlot } from '@aabha/contracts/installations/installations.rules';
import type {
  InstallationChange,
  InstallationType,
} from '@aabha/contracts/installations/installations.values';
import type { VisitFailure } from '@aabha/contracts/installations/visits.values';
import type { Paise } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { storeUrl } from '../mail-language';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailInstallations');
const INSTALLATIONS = textsOf('installations');
const VISITS = textsOf('visits');
const PICKUPS = textsOf('pickups');
const COMMON = textsOf('mailCommon');

/** An installation as its mail needs it. */
export interface MailedInstallation {
  name: string;
  orderId: string;
  product: string;
  type: InstallationType;
  /** What the buyer pays the technician; 0 is free. */
  feePaise: Paise;
  change: InstallationChange;
  /** Null once it has ended. */
  slot: InstallationSlot | null;
  /** What its buyer tells the technician. */
  code: string;
  /** The day on which it was installed. */
  doneOn?: string | null;
  failure?: VisitFailure | undefined;
}

/** Returns what a technician noted of an installation that has ended. */
function endRows({ change, doneOn, failure }: MailedInstallation, language: TranslatedEnvelope['language']) {
  const texts = TEXTS[language];
  if (change === 'done' && doneOn)
    return [[texts.installedOn, PICKUPS[language].formatPickupDay(doneOn)] as const];
  return failure ? [[texts.reason, VISITS[language].failures[failure]] as const] : [];
}

/** Returns the mail about an installation that was booked, moved or cancelled, or has ended (docs/spec/mails.md#kinds). */
export function installationMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  installation: MailedInstallation,
): Mail {
  const { name, orderId, product, type, feePaise, change, slot, code } = installation;
  const { language } = envelope;
  const [texts, common, days] = [TEXTS[language], COMMON[language], PICKUPS[language]];
  const number = orderNumber(orderId);
  const subjects: Record<InstallationChange, string> = {
    booked: texts.bookedSubject(number),
    moved: texts.movedSubject(number),
    late: texts.movedSubject(number),
    cancelled: texts.cancelledSubject(number),
    done: texts.doneSubject(number),
    failed: texts.failedSubject(number),
  };
  const mail = composeMail(shop, {
    ...envelope,
    subject: subjects[change],
    greeting: common.helloTo(name),
    blocks: [
      text(texts[change]),
      rows(
        ...endRows(installation, language),
        ...(slot
          ? [
              [texts.day, days.formatPickupDay(slot.day)] as const,
              [texts.time, days.parts[slot.part]] as const,
              [texts.code, code] as const,
            ]
          : []),
        [texts.installationType, INSTALLATIONS[language].types[type]],
        [product, '× 1'],
        [common.order, number],
      ),
      ...(slot
        ? [
            text(texts.codeNote),
            text(feePaise === 0 ? texts.isFree : texts.fee(formatPaise(feePaise))),
            text(texts.haveReady),
            ...(type === 'wall' ? [text(texts.wallNote)] : []),
            text(texts.moveUntil),
          ]
        : []),
      button(texts.myOrders, storeUrl(shop, language, '/myorders').toString()),
    ],
  });
  return slot ? { ...mail, secrets: [code] } : mail;
}
