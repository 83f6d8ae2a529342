import type { Language } from '@aabha/contracts/language/language';
import { LINK_HOURS } from '@aabha/contracts/privacy/privacy.values';
import { formatDay } from '@aabha/contracts/time/india-time';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { DATES, mailLanguage, storeUrl } from '../../mails/mail-language';
import type { Effects } from '../../outbox/outbox';
import { findSealedEmail, forgetSealedEmail } from './erasures.queries';
import { findLink } from './own-data.queries';
import { linkKey } from './own-data.service';
import { hasAccount } from './person.queries';
import { requestForMail } from './requests.service';
import { openEmail } from './seal-email';

const TEXTS = textsOf('mailPrivacy');
const COMMON = textsOf('mailCommon');

/** Returns the language of the mails to who sent a request, and their greeting; visitors have no name. */
async function openingOf(
  deps: AppDeps,
  request: { email: string; language: Language; user: { _id: string; name: string } | null },
) {
  const language = await mailLanguage(deps, { ...request, userId: request.user?._id });
  const { hello, helloTo } = COMMON[language];
  return { language, greeting: request.user?.name ? helloTo(request.user.name) : hello };
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
  const texts = TEXTS[language];
  const url = storeUrl(deps, language, '/privacy-centre');
  if (!isAccount) url.searchParams.set('key', linkKey(deps.config, link));
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: link.email,
      language,
      subject: texts.linkSubject,
      greeting: COMMON[language].hello,
      blocks: [
        text(isAccount ? texts.logInToSee : texts.linkShows(LINK_HOURS)),
        button(texts.openCentre, url.toString()),
        text(texts.ifNotYou),
      ],
    }),
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
  const { language, greeting } = await openingOf(deps, request);
  const texts = TEXTS[language];
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: request.email,
      language,
      subject: texts.requestSubject,
      greeting,
      blocks: [
        rows(
          [texts.request, texts.kinds[request.kind]],
          [texts.answerBy, DATES[language].formatDay(request.due_at)],
        ),
        text(texts.officerWrites(deps.settings.current.brand.grievanceOfficer)),
      ],
    }),
  );
}

/** Mails a request or grievance to support. */
export async function mailPrivacyRequestSupport(
  deps: AppDeps,
  { requestId }: { requestId: string },
  effectId: string,
) {
  const request = await requestForMail(deps.db, requestId);
  if (!request) return;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: deps.settings.current.brand.supportEmail,
      subject: `${TEXTS.en.kinds[request.kind]}: answer by ${formatDay(request.due_at)}`,
      greeting: 'A request about personal data has arrived.',
      blocks: [rows(['From', request.email], ['Due', formatDay(request.due_at)]), text(request.text)],
    }),
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
  const { language, greeting } = await openingOf(deps, request);
  const texts = TEXTS[language];
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: request.email,
      language,
      subject: texts.answerSubject,
      greeting,
      blocks: [text(request.answer), text(texts.mayComplain)],
    }),
    headers: { 'Reply-To': deps.settings.current.brand.supportEmail },
  });
}

/** Confirms an erasure to the erased address, and then forgets that address. */
export async function mailErased(
  deps: AppDeps,
  { erasureId, language = 'en' }: Effects['mail.erased'],
  effectId: string,
) {
  const sealed = await findSealedEmail(deps.db, erasureId);
  if (sealed === null) return;
  const texts = TEXTS[language];
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: openEmail(deps.config, sealed),
      language,
      subject: texts.erasedSubject,
      greeting: COMMON[language].hello,
      blocks: [text(texts.erased), text(texts.invoicesStay)],
    }),
  );
  await forgetSealedEmail(deps.db, erasureId);
}
