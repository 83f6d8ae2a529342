import type { CodePurpose } from '@aabha/contracts/accounts/accounts.schema';
import { CODE_TTL_MS, EMAIL_UNDO_DAYS } from '@aabha/contracts/settings/limits';
import type { AppDeps } from '../../context/deps';
import { findCodeToMail } from './codes.service';
import { findEmailChangeToMail } from './email-changes.service';
import { userForMail } from './accounts.service';
import { subscriberForMail } from '../contact/contact.service';
import { button, code, composeMail, text } from '../../mails/compose-mail';
import { subscriptionMail } from '../../mails/subscription-mail';

const WHY: Record<CodePurpose, string> = {
  signup: 'Use this OTP to create your account:',
  'forgot-password': 'Use this OTP to set a new password:',
  'email-change': 'Use this OTP to confirm your new email:',
};

/** Mails a one-time code (docs/spec/accounts.md#one-time-codes), unless it was replaced or has expired. */
export async function mailCode(
  deps: AppDeps,
  { codeId }: { codeId: string },
  effectId: string,
): Promise<void> {
  const found = await findCodeToMail(deps, codeId);
  if (!found) return;
  const minutes = CODE_TTL_MS / 60_000;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: found.email,
      subject: `Your ${deps.settings.current.brand.name} OTP`,
      greeting: 'Hello,',
      blocks: [
        text(WHY[found.purpose]),
        code(found.digits),
        text(
          `It is valid for ${minutes} minutes. Do not share it with anyone. If you did not request it, you can ignore this email.`,
        ),
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
  const { brand } = deps.settings.current;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: user.email,
      subject: `Welcome to ${brand.name}`,
      greeting: `Hello ${user.name},`,
      blocks: [
        text(`Your account is ready. You can now order, track deliveries and download invoices.`),
        button('See our televisions', new URL('/televisions', deps.config.STORE_URL).toString()),
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
  const { brand } = deps.settings.current;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: user.email,
      subject: 'Your password was changed',
      greeting: `Hello ${user.name},`,
      blocks: [
        text('Your password was just changed, and all your devices were logged out.'),
        text(`If this was not you, please call us immediately: ${brand.phone}.`),
      ],
    }),
  );
}

/**
 * Returns an address shortened so that its owner recognises it and nobody else learns it: `a…@example.in`.
 */
const shortened = (email: string) => email.replace(/^(.)[^@]*/u, '$1…');

/** Notifies the earlier address that the e-mail of its account changed, with an undo link. */
export async function mailEmailChanged(
  deps: AppDeps,
  { changeId }: { changeId: string },
  effectId: string,
): Promise<void> {
  const change = await findEmailChangeToMail(deps, changeId);
  if (!change) return;
  const { brand } = deps.settings.current;
  const url = new URL('/undo-email-change', deps.config.STORE_URL);
  // In the fragment, which neither the storefront's server nor a proxy's log receives.
  url.hash = change.token;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: change.oldEmail,
      subject: 'Your account email was changed',
      greeting: 'Hello,',
      blocks: [
        text(
          `The email of your ${brand.name} account was changed to ${shortened(change.newEmail)}, and your other devices were logged out.`,
        ),
        text('If this was you, you need not do anything.'),
        text(
          `If this was not you, use this link within ${EMAIL_UNDO_DAYS} days. It brings back this email, logs out all devices and lets you set a new password.`,
        ),
        button('Undo the change', url.toString()),
        text(`Or call us: ${brand.phone}.`),
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
  await deps.ports.mail.send(subscriptionMail(deps, subscriber, effectId));
}
