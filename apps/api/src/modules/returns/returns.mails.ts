import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import {
  returnApprovedMail,
  returnArrivedMail,
  returnInspectedMail,
  returnReceivedMail,
  returnRejectedMail,
} from '../../mails/templates/return-mails';
import { findReturnWithLines } from './returns.service';

type Payload = { returnId: string };

/** Returns a handler that mails what a template writes about a return, in the language of its account. */
const mailing =
  (template: typeof returnReceivedMail) =>
  async (deps: AppDeps, { returnId }: Payload, effectId: string): Promise<void> => {
    const request = await findReturnWithLines(deps.db, returnId);
    if (!request) return;
    const { _id: userId, email } = request.user_id;
    const language = await mailLanguage(deps, { userId, email });
    await deps.ports.mail.send(template(deps, { messageId: effectId, to: email, language }, request));
  };

/** Mails that a return was requested (docs/spec/mails.md#kinds). */
export const mailReturnReceived = mailing(returnReceivedMail);

/** A return was approved (docs/spec/mails.md#kinds). */
export const mailReturnApproved = mailing(returnApprovedMail);

/** The goods of a return have arrived (docs/spec/mails.md#kinds). */
export const mailReturnArrived = mailing(returnArrivedMail);

/** An inspection accepted a return, or a part of it (docs/spec/mails.md#kinds). */
export const mailReturnInspected = mailing(returnInspectedMail);

/** A return was rejected: why, and how the customer can complain (docs/spec/mails.md#kinds). */
export const mailReturnRejected = mailing(returnRejectedMail);
