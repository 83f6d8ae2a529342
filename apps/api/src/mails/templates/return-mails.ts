import type { Language } from '@aabha/contracts/language/language';
import { rupeesFromPaise, type Paise } from '@aabha/contracts/money/money';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { RETURN_STEP_HOURS } from '@aabha/contracts/returns/returns.values';
import { COMPLAINT_ACKNOWLEDGED_HOURS } from '@aabha/contracts/settings/promises';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { storeUrl } from '../mail-language';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';

type Names = Readonly<Record<string, string>>;

const TEXTS = textsOf('mailReturns');
const COMMON = textsOf('mailCommon');
const NAMES: Record<Language, { reasons: Names; rejectionReasons: Names }> = textsOf('returns');

/** A return as its mails need it. */
export interface MailedReturn {
  user_id: { name: string };
  order_id: { _id: string };
  refund_amount: Paise;
  return_reason: string;
  state: string;
  wish: string | null;
  lines: readonly { name: string; quantity: number; accepted: number | null }[];
  /** Why it was rejected, or accepted in part. */
  decision_reason: string | null;
  /** ISO-8601 instant at which the goods arrived. */
  received_at: string | null;
}

interface Words {
  texts: (typeof TEXTS)[Language];
  number: string;
  refund: string;
  request: MailedReturn;
}

interface Written {
  subject: string;
  paragraphs: readonly string[];
  /** Whether the customer is told how to complain, instead of what is refunded. */
  isRefusal?: boolean;
  /** The text of the button, where it is not that of following the order. */
  action?: string;
}

type ReturnTemplate = (shop: MailShop, envelope: TranslatedEnvelope, request: MailedReturn) => Mail;

/** Returns the products of a return, with how many of each an inspection accepted. */
const itemsOf = ({ lines }: MailedReturn, { acceptedUnits }: Words['texts']): [string, string][] =>
  lines.map(({ name, quantity, accepted }) => [
    name,
    accepted === null || accepted === quantity ? `× ${quantity}` : acceptedUnits(accepted, quantity),
  ]);

/** Returns the template of a mail about a return that `compose` writes. */
const template =
  (compose: (words: Words) => Written): ReturnTemplate =>
  (shop, envelope, request) => {
    const { language } = envelope;
    const [common, texts, names] = [COMMON[language], TEXTS[language], NAMES[language]];
    const number = orderNumber(request.order_id._id);
    const refund = formatRupees(rupeesFromPaise(request.refund_amount));
    const {
      subject,
      paragraphs,
      isRefusal = false,
      action = common.trackYourOrder,
    } = compose({ texts, number, refund, request });
    const { grievanceOfficer, supportEmail } = shop.settings.current.brand;
    const why = request.decision_reason;
    return composeMail(shop, {
      ...envelope,
      subject,
      greeting: common.helloTo(request.user_id.name),
      blocks: [
        ...paragraphs.map(text),
        rows(
          ...itemsOf(request, texts),
          [common.order, number],
          [common.reason, names.reasons[request.return_reason] ?? request.return_reason],
          ...(why === null ? [] : [[texts.ourReason, names.rejectionReasons[why] ?? why] as const]),
          ...(isRefusal ? [] : [[texts.refund, refund] as const]),
        ),
        ...(why === null
          ? []
          : [text(texts.remedy(grievanceOfficer, supportEmail, COMPLAINT_ACKNOWLEDGED_HOURS))]),
        isRefusal
          ? button(texts.complain, storeUrl(shop, language, '/raise-complaint').toString())
          : button(action, storeUrl(shop, language, '/myorders').toString()),
      ],
    });
  };

/** Returns the mail about a return that was requested (docs/spec/mails.md#kinds). */
export const returnReceivedMail = template(({ texts, number }) => ({
  subject: texts.receivedSubject(number),
  paragraphs: [texts.received, texts.keepInBox],
}));

/** Returns the mail about a return that was approved. */
export const returnApprovedMail = template(({ texts, number, refund }) => ({
  subject: texts.approvedSubject(number),
  paragraphs: [texts.approved, texts.willRefund(refund)],
  action: texts.choosePickup,
}));

/** Returns the mail about goods that have arrived. */
export const returnArrivedMail = template(({ texts, number }) => ({
  subject: texts.arrivedSubject(number),
  paragraphs: [texts.arrived(RETURN_STEP_HOURS)],
}));

/** Returns the mail about an inspection that accepted a return, or a part of it. */
export const returnInspectedMail = template(({ texts, number, refund, request }) =>
  request.state === 'accepted'
    ? {
        subject: texts.acceptedSubject(number),
        paragraphs: [request.wish === 'replacement' ? texts.acceptedReplace : texts.accepted(refund)],
      }
    : { subject: texts.acceptedInPartSubject(number), paragraphs: [texts.acceptedInPart(refund)] },
);

/** Returns the mail about a return that was rejected: why, and how the customer can complain. */
export const returnRejectedMail = template(({ texts, number, request }) => ({
  subject: texts.rejectedSubject(number),
  paragraphs: [texts.rejected, ...(request.received_at === null ? [] : [texts.rejectedArrived])],
  isRefusal: true,
}));
