import type { Language } from '@aabha/contracts/language/language';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import type { TranslatedEnvelope } from '../../mails/mail-shop';
import {
  erasedMail,
  privacyAnswerMail,
  privacyLinkMail,
  privacyRequestMail,
  privacyRequestSupportMail,
} from '../../mails/templates/privacy-mails';
import type { Effects } from '../../outbox/outbox';
import { findSealedEmail, forgetSealedEmail } from './erasures.queries';
import { findLink } from './own-data.queries';
import { linkKey } from './own-data.service';
import { hasAccount } from './person.queries';
import { requestForMail } from './requests.service';
import { openEmail } from './seal-email';

/** Returns whom the mails to who sent a request go to, in their language. */
async function envelopeOf(
  deps: AppDeps,
  request: { email: string; language: Language; user: { _id: string } | null },
  effectId: string,
): Promise<TranslatedEnvelope> {
  const language = await mailLanguage(deps, { ...request, userId: request.user?._id });
  return { messageId: effectId, to: request.email, language };
}

/** Mails the link to the privacy centre; an address with an account is asked to sign in instead. */
export async function mailPrivacyLink(
  deps: AppDeps,
  { linkId, language: stored }: Effects['mail.privacy-link'],
  effectId: string,
) {
  const link = await findLink(deps.db, linkId, deps.ports.clock.now().toISOString());
  if (!link) return;
  const isAccount = await hasAccount(deps.db, link.email);
  const language = await mailLanguage(deps, { email: link.email, language: stored });
  const key = isAccount ? null : linkKey(deps.config, link);
  await deps.ports.mail.send(
    privacyLinkMail(deps, { messageId: effectId, to: link.email, language }, { key }),
  );
}

/** Confirms a request or grievance with the day by which it is answered. */
export async function mailPrivacyRequest(
  deps: AppDeps,
  { requestId }: { requestId: string },
  effectId: string,
) {
  const request = await requestForMail(deps.db, requestId);
  if (!request) return;
  const envelope = await envelopeOf(deps, request, effectId);
  await deps.ports.mail.send(privacyRequestMail(deps, envelope, request));
}

/** Mails a request or grievance to support. */
export async function mailPrivacyRequestSupport(
  deps: AppDeps,
  { requestId }: { requestId: string },
  effectId: string,
) {
  const request = await requestForMail(deps.db, requestId);
  if (!request) return;
  const { supportEmail } = deps.settings.current.brand;
  await deps.ports.mail.send(
    privacyRequestSupportMail(deps, { messageId: effectId, to: supportEmail }, request),
  );
}

/** Mails the answer to a request or grievance. */
export async function mailPrivacyAnswer(
  deps: AppDeps,
  { requestId }: { requestId: string },
  effectId: string,
) {
  const request = await requestForMail(deps.db, requestId);
  if (!request || request.answer === null) return;
  const envelope = await envelopeOf(deps, request, effectId);
  await deps.ports.mail.send(privacyAnswerMail(deps, envelope, { request, answer: request.answer }));
}

/** Confirms an erasure to the erased address, and then forgets that address. */
export async function mailErased(
  deps: AppDeps,
  { erasureId, language = 'en' }: Effects['mail.erased'],
  effectId: string,
) {
  const sealed = await findSealedEmail(deps.db, erasureId);
  if (sealed === null) return;
  const to = openEmail(deps.config, sealed);
  await deps.ports.mail.send(erasedMail(deps, { messageId: effectId, to, language }));
  await forgetSealedEmail(deps.db, erasureId);
}
