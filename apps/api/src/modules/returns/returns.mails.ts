import type { Language } from '@aabha/contracts/language/language';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import { findReturnWithItems } from './returns.service';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { mailLanguage, storeUrl } from '../../mails/mail-language';

const TEXTS = textsOf('mailReturns');
const COMMON = textsOf('mailCommon');
const RETURNS = textsOf('returns');
const reasonIn = (language: Language, reason: string) =>
  new Map(Object.entries(RETURNS[language].reasons)).get(reason) ?? reason;

const rupees = (paiseAmount: number) => formatRupees(rupeesFromPaise(paiseAmount));

/** Mails what `compose` writes about a return, in the language of its account. */
async function send(
  deps: AppDeps,
  returnId: string,
  effectId: string,
  compose: (texts: (typeof TEXTS)[Language], number: string, refund: string) => [string, ...string[]],
): Promise<void> {
  const request = await findReturnWithItems(deps.db, returnId);
  if (!request) return;
  const { products, _id } = request.order_id;
  const { _id: userId, name, email } = request.user_id;
  const language = await mailLanguage(deps, { userId, email });
  const common = COMMON[language];
  const refund = rupees(request.refund_amount);
  const items = products.map((item): [string, string] => [item.product_id.name, `× ${item.quantity}`]);
  const [subject, ...paragraphs] = compose(TEXTS[language], orderNumber(_id), refund);
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
          ...items,
          [common.order, orderNumber(_id)],
          [common.reason, reasonIn(language, request.return_reason)],
          [TEXTS[language].refund, refund],
        ),
        button(common.trackYourOrder, storeUrl(deps, language, '/myorders').toString()),
      ],
    }),
  );
}

/** Mails that a return was requested (docs/spec/mails.md#kinds). */
export function mailReturnReceived(deps: AppDeps, { returnId }: { returnId: string }, effectId: string) {
  return send(deps, returnId, effectId, (texts, number) => [
    texts.receivedSubject(number),
    texts.received,
    texts.keepInBox,
  ]);
}

/** A return was approved (docs/spec/mails.md#kinds). */
export function mailReturnApproved(deps: AppDeps, { returnId }: { returnId: string }, effectId: string) {
  return send(deps, returnId, effectId, (texts, number, refund) => [
    texts.approvedSubject(number),
    texts.approved,
    texts.willRefund(refund),
  ]);
}
