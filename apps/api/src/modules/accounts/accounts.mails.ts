import type { AppDeps } from '../../context/deps';
import type { Effects } from '../../outbox/outbox';
import { findCodeToMail } from './codes.service';
import { findEmailChangeToMail } from './email-changes.service';
import { mailingAccount } from './mailing-account';
import { subscriberForMail } from '../contact/contact.service';
import { mailLanguage } from '../../mails/mail-language';
import { subscriptionMail } from '../../mails/subscription-mail';
import {
  codeMail,
  emailChangedMail,
  passwordChangedMail,
  welcomeMail,
} from '../../mails/templates/account-mails';

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
  await deps.ports.mail.send(codeMail(deps, { messageId: effectId, to: found.email, language }, found));
}

export const mailWelcome = mailingAccount(welcomeMail);

export const mailPasswordChanged = mailingAccount(passwordChangedMail);

/** Notifies the earlier address that the e-mail of its account changed, with an undo link. */
export async function mailEmailChanged(
  deps: AppDeps,
  { changeId }: { changeId: string },
  effectId: string,
): Promise<void> {
  const change = await findEmailChangeToMail(deps, changeId);
  if (!change) return;
  const language = await mailLanguage(deps, { userId: change.userId, email: change.newEmail });
  await deps.ports.mail.send(
    emailChangedMail(deps, { messageId: effectId, to: change.oldEmail, language }, change),
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
