import type { Language } from '@aabha/contracts/language/language';
import { rupeesFromPaise, type Paise } from '@aabha/contracts/money/money';
import { formatPaise, formatRupees } from '@aabha/contracts/money/money-format';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { composeMail, rows, text, type Block } from '../compose-mail';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailOrders');
const COMMON = textsOf('mailCommon');
const PROMISES = textsOf('promises');

/** A refund that is done; amounts in paise. */
export interface MailedRefund {
  name: string;
  amountPaise: Paise;
  shippingPaise: Paise;
  reason: string;
  /** Whether it leaves a part of what was paid. */
  isPart: boolean;
  method: string;
  speed: RefundSpeed;
  /** As the provider made it, which may differ from what was asked for. */
  speedProcessed: RefundSpeed | null;
  /** What a refund of a part is for; none for one of all that was left. */
  lines: readonly { name: string; quantity: number; goodsPaise: Paise; warrantyPaise: Paise }[];
}

/** Returns what a refund of a part is for, a row each; nothing for one of all that was left. */
function refundRows({ lines, shippingPaise }: MailedRefund, language: Language): Block[] {
  const texts = TEXTS[language];
  const parts = lines.flatMap(({ name, quantity, goodsPaise, warrantyPaise }): [string, Paise][] => [
    ...(quantity > 0 || goodsPaise > 0
      ? [[quantity > 0 ? `${quantity} × ${name}` : texts.priceReduction(name), goodsPaise] as [string, Paise]]
      : []),
    ...(warrantyPaise > 0 ? [[texts.extendedWarranty(name), warrantyPaise] as [string, Paise]] : []),
  ]);
  if (shippingPaise > 0) parts.push([texts.shipping, shippingPaise]);
  return parts.length > 0
    ? [rows(...parts.map(([label, paise]) => [label, formatPaise(paise)] as const))]
    : [];
}

/**
 * Returns the mail about a refund that is done: after a cancellation, a return, a late payment, or of a part
 * (docs/spec/mails.md#kinds).
 */
export function refundedMail(shop: MailShop, envelope: TranslatedEnvelope, refund: MailedRefund): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  const amount = formatRupees(rupeesFromPaise(refund.amountPaise));
  const reason = texts.refundReasons[refund.reason] ?? refund.reason;
  return composeMail(shop, {
    ...envelope,
    subject: texts.refundSubject(amount),
    greeting: COMMON[language].helloTo(refund.name),
    blocks: [
      text(refund.isPart ? texts.refundedPart(amount, reason) : texts.refunded(amount, reason)),
      ...refundRows(refund, language),
      text(PROMISES[language].refundPromise(refund.method, refund.speedProcessed ?? refund.speed)),
    ],
  });
}
