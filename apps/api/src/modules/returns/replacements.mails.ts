import type { ReplacementState } from '@aabha/contracts/returns/replacements.values';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { replacementMail } from '../../mails/templates/replacement-mail';
import { findReplacement } from '../replacements/replacements.service';
import { findReturnWithLines } from './returns.service';

/** Mails the shopper what became of their replacement (docs/spec/mails.md#kinds). */
export async function mailReplacementNews(
  deps: AppDeps,
  { replacementId, state }: { replacementId: string; state: ReplacementState },
  effectId: string,
): Promise<void> {
  const row = await findReplacement(deps.db, replacementId);
  const request = row && (await findReturnWithLines(deps.db, row.returnId));
  if (request?.replacement?._id !== replacementId) return;
  const { replacement, order_id, refund_amount: refundPaise } = request;
  const { _id: userId, name, email } = request.user_id;
  const language = await mailLanguage(deps, { userId, email });
  await deps.ports.mail.send(
    replacementMail(
      deps,
      { messageId: effectId, to: email, language },
      { name, orderId: order_id._id, refundPaise, replacement, state },
    ),
  );
}
