import { CODE_TTL_MS, EMAIL_UNDO_DAYS } from '@aabha/contracts/settings/limits';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import type { Effects } from '../../outbox/outbox';
import { findCodeToMail } from './codes.service';
import { findEmailChangeToMail } from './email-changes.service';
import { userForMail } from './accounts.service';
import { subscriberForMail } from '../contact/contact.service';
import { button, code, composeMail, text } from '../../mails/compose-mail';
import { mailLanguage, storeUrl } from '../../mails/mail-language';
import { shortenEmail } from '../../mails/shorten-email';
import { subscriptionMail } from '../../mails/subscription-mail';

const TEXTS = textsOf('mailAccounts');
const COMMON = textsOf('mailCommon');

/** Mails a one-time code (docs/spec/accounts.md#one-time-codes), unless it was replaced or has expired. */
export async function mailCode(
  deps: AppDeps,
  { codeId, language: stored }: Effects['mail.code'],
  effectId: string,
): Promise<void> {
  const found = await findCodeToMail(deps, codeId);
  if (!found) return;
  /* That of the form before that of the account: whoever typed the address is waiting for the code. */
  const language = stored ?? (await mailLanguage(deps, found));
  const texts = TEXTS[language];
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: found.email,
      language,
      subject: texts.codeSubject(deps.settings.current.brand.name),
      greeting: COMMON[language].hello,
      blocks: [
        text(texts.codePurposes[found.purpose]),
        code(found.digits),
        text(texts.codeIsValid(CODE_TTL_MS / 60_000)),
      ],
    }),
  );
}

export async function mailWelcome(
  deps: AppDeps,
  { userId }: { userId: string },
  effectId: string,
): Promise<void> {
  const user = await userForMail(deps.db, userId);
  if (!user) return;
  const { language } = user;
  const texts = TEXTS[language];
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: user.email,
      language,
      subject: texts.welcome(deps.settings.current.brand.name),
      greeting: COMMON[language].helloTo(user.name),
      blocks: [
        text(texts.accountReady),
        button(texts.seeTelevisions, storeUrl(deps, language, '/televisions').toString()),
      ],
    }),
  );
}

export async function mailPasswordChanged(
  deps: AppDeps,
  { userId }: { userId: string },
  effectId: string,
): Promise<void> {
  const user = await userForMail(deps.db, userId);
  if (!user) return;
  const { language } = user;
  const texts = TEXTS[language];
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: user.email,
      language,
      subject: texts.passwordChanged,
      greeting: COMMON[language].helloTo(user.name),
      blocks: [
        text(texts.passwordJustChanged),
        text(texts.callUsImmediately(deps.settings.current.brand.phone)),
      ],
    }),
  );
}

/** Notifies the earlier address that the e-mail of its account changed, with an undo link. */
export async function mailEmailChanged(
  deps: AppDeps,
  { changeId }: { changeId: string },
  effectId: string,
): Promise<void> {
  const change = await findEmailChangeToMail(deps, changeId);
  if (!change) return;
  const { brand } = deps.settings.current;
  const language = await mailLanguage(deps, { userId: change.userId, email: change.newEmail });
  const texts = TEXTS[language];
  const url = storeUrl(deps, language, '/undo-email-change');
  // In the fragment, which neither the storefront's server nor a proxy's log receives.
  url.hash = change.token;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: change.oldEmail,
      language,
      subject: texts.emailChanged,
      greeting: COMMON[language].hello,
      blocks: [
        text(texts.emailChangedTo(brand.name, shortenEmail(change.newEmail))),
        text(texts.ifItWasYou),
        text(texts.undoWithin(EMAIL_UNDO_DAYS)),
        button(texts.undoChange, url.toString()),
        text(texts.orCallUs(brand.phone)),
      ],
    }),
  );
}

export async function mailSubscribed(
  deps: AppDeps,
  { subscriberId }: { subscriberId: string },
  effectId: string,
): Promise<void> {
  const subscriber = await subscriberForMail(deps.db, subscriberId);
  if (!subscriber) return;
  const language = await mailLanguage(deps, subscriber);
  await deps.ports.mail.send(subscriptionMail(deps, subscriber, effectId, language));
}
