import { formatPaise } from '@aabha/contracts/money/money-format';
import { ZERO } from '@aabha/contracts/money/money';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { DATES, mailLanguage } from '../../mails/mail-language';
import { findDraftLines } from './draft-orders.queries';
import { findOffer, type Offer } from './find-offer.service';
import { payLinkUrl } from './send-draft.service';

const TEXTS = textsOf('mailPayLink');
const COMMON = textsOf('mailCommon');

/** Mails the link of a draft order with what it has, unless it was taken back, paid, cancelled or expired meanwhile. */
export async function mailPayLink(deps: AppDeps, offer: Offer, effectId: string): Promise<void> {
  const draft = await findOffer(deps, offer);
  if (!draft) return;
  const [lines, language, url] = await Promise.all([
    findDraftLines(deps.db, draft.id),
    mailLanguage(deps, draft),
    payLinkUrl(deps, draft),
  ]);
  const texts = TEXTS[language];
  const amount = formatPaise(draft.amountPaise ?? ZERO);
  await deps.ports.mail.send(
    composeMail(deps, {
      ...{ messageId: effectId, to: draft.email, language },
      subject: texts.subject(amount, deps.settings.current.brand.name),
      greeting: COMMON[language].helloTo(draft.name),
      blocks: [
        text(texts.composed),
        rows(
          ...lines.map(({ productName, quantity }) => [productName ?? '', `× ${quantity}`] as const),
          [texts.total, amount],
          [texts.deliverTo, `${draft.address}, ${draft.city} ${draft.zip}`],
        ),
        text(texts.validUntil(DATES[language].formatDateTime(draft.expiresAt ?? ''))),
        button(texts.pay, url),
        text(texts.account),
      ],
    }),
  );
}
