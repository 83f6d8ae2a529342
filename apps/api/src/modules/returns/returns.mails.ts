import type { Language } from '@aabha/contracts/language/language';
import { RETURN_STEP_HOURS } from '@aabha/contracts/returns/returns.values';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { COMPLAINT_ACKNOWLEDGED_HOURS } from '@aabha/contracts/settings/promises';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import { findReturnWithLines } from './returns.service';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { mailLanguage, storeUrl } from '../../mails/mail-language';

type Names = Readonly<Record<string, string>>;

const TEXTS = textsOf('mailReturns');
const COMMON = textsOf('mailCommon');
const NAMES: Record<Language, { reasons: Names; rejectionReasons: Names }> = textsOf('returns');

const rupees = (paiseAmount: number) => formatRupees(rupeesFromPaise(paiseAmount));

type Request = NonNullable<Awaited<ReturnType<typeof findReturnWithLines>>>;

interface Words {
  texts: (typeof TEXTS)[Language];
  number: string;
  refund: string;
  request: Request;
}

interface Written {
  subject: string;
  paragraphs: readonly string[];
  /** Whether the customer is told how to complain, instead of what is refunded. */
  isRefusal?: boolean;
}

/** Returns the products of a return, with how many of each an inspection accepted. */
const itemsOf = ({ lines }: Request, { acceptedUnits }: Words['texts']): [string, string][] =>
  lines.map(({ name, quantity, accepted }) => [
    name,
    accepted === null || accepted === quantity ? `× ${quantity}` : acceptedUnits(accepted, quantity),
  ]);

/** Mails what `compose` writes about a return, in the language of its account. */
async function send(
  deps: AppDeps,
  { returnId, effectId }: { returnId: string; effectId: string },
  compose: (words: Words) => Written | undefined,
): Promise<void> {
  const request = await findReturnWithLines(deps.db, returnId);
  if (!request) return;
  const { _id: userId, name, email } = request.user_id;
  const language = await mailLanguage(deps, { userId, email });
  const [common, texts, names] = [COMMON[language], TEXTS[language], NAMES[language]];
  const [number, refund] = [orderNumber(request.order_id._id), rupees(request.refund_amount)];
  const written = compose({ texts, number, refund, request });
  if (!written) return;
  const { subject, paragraphs, isRefusal = false } = written;
  const { grievanceOfficer, supportEmail } = deps.settings.current.brand;
  const why = request.decision_reason;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: email,
      language,
      subject,
      greeting: common.helloTo(name),
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
          ? button(texts.complain, storeUrl(deps, language, '/raise-complaint').toString())
          : button(common.trackYourOrder, storeUrl(deps, language, '/myorders').toString()),
      ],
    }),
  );
}

type Payload = { returnId: string };

/** Mails that a return was requested (docs/spec/mails.md#kinds). */
export function mailReturnReceived(deps: AppDeps, { returnId }: Payload, effectId: string) {
  return send(deps, { returnId, effectId }, ({ texts, number }) => ({
    subject: texts.receivedSubject(number),
    paragraphs: [texts.received, texts.keepInBox],
  }));
}

/** A return was approved (docs/spec/mails.md#kinds). */
export function mailReturnApproved(deps: AppDeps, { returnId }: Payload, effectId: string) {
  return send(deps, { returnId, effectId }, ({ texts, number, refund }) => ({
    subject: texts.approvedSubject(number),
    paragraphs: [texts.approved, texts.willRefund(refund)],
  }));
}

/** The goods of a return have arrived (docs/spec/mails.md#kinds). */
export function mailReturnArrived(deps: AppDeps, { returnId }: Payload, effectId: string) {
  return send(deps, { returnId, effectId }, ({ texts, number }) => ({
    subject: texts.arrivedSubject(number),
    paragraphs: [texts.arrived(RETURN_STEP_HOURS)],
  }));
}

/** An inspection accepted a return, or a part of it (docs/spec/mails.md#kinds). */
export function mailReturnInspected(deps: AppDeps, { returnId }: Payload, effectId: string) {
  return send(deps, { returnId, effectId }, ({ texts, number, refund, request }) =>
    request.state === 'accepted'
      ? {
          subject: texts.acceptedSubject(number),
          paragraphs: [request.wish === 'replacement' ? texts.acceptedReplace : texts.accepted(refund)],
        }
      : { subject: texts.acceptedInPartSubject(number), paragraphs: [texts.acceptedInPart(refund)] },
  );
}

/** A return was rejected: why, and how the customer can complain (docs/spec/mails.md#kinds). */
export function mailReturnRejected(deps: AppDeps, { returnId }: Payload, effectId: string) {
  return send(deps, { returnId, effectId }, ({ texts, number, request }) => ({
    subject: texts.rejectedSubject(number),
    paragraphs: [texts.rejected, ...(request.received_at === null ? [] : [texts.rejectedArrived])],
    isRefusal: true,
  }));
}
