import { ZERO } from '@aabha/contracts/money/money';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { payLinkMail } from '../../mails/templates/pay-link-mail';
import { findDraftLines } from './draft-orders.queries';
import { findOffer, type Offer } from './find-offer.service';
import { payLinkUrl } from './send-draft.service';

/** Mails the link of a draft order with what it has, unless it was taken back, paid, cancelled or expired meanwhile. */
export async function mailPayLink(deps: AppDeps, offer: Offer, effectId: string): Promise<void> {
  const draft = await findOffer(deps, offer);
  if (!draft) return;
  const [lines, language, url] = await Promise.all([
    findDraftLines(deps.db, draft.id),
    mailLanguage(deps, draft),
    payLinkUrl(deps, draft),
  ]);
  const { name, address, city, zip } = draft;
  const [amountPaise, expiresAt] = [draft.amountPaise ?? ZERO, draft.expiresAt ?? ''];
  await deps.ports.mail.send(
    payLinkMail(
      deps,
      { messageId: effectId, to: draft.email, language },
      { name, address, city, zip, amountPaise, expiresAt, lines, url },
    ),
  );
}
