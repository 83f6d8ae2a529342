import {
  INVITATION_HOURS,
  STAFF_RESET_MINUTES,
  type SecondFactorChange,
} from '@aabha/contracts/accounts/second-factor.values';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, text } from '../compose-mail';
import { screenUrl, type MailEnvelope, type MailShop } from '../mail-shop';

/** Returns the page of a link, whose token is in the fragment: neither the back office's server nor a proxy's log receives it. */
function resetUrl({ config }: MailShop, token: string): string {
  const url = new URL('/admin-reset', config.ADMIN_URL);
  url.hash = token;
  return url.toString();
}

/** Returns the mail to a new member of the staff with the link to choose a password. */
export function staffInvitationMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { name, token }: { name: string; token: string },
): Mail {
  return composeMail(shop, {
    ...envelope,
    subject: `Your account in the back office of ${shop.settings.current.brand.name}`,
    greeting: `Hello ${name},`,
    blocks: [
      text(`You have an account in our back office now. Choose a password to sign in with ${envelope.to}.`),
      button('Choose a password', resetUrl(shop, token)),
      text(
        `The link works once, for ${INVITATION_HOURS} hours. Afterwards a SuperAdmin can send you another one.`,
      ),
    ],
  });
}

/** Returns the mail to a member of the staff with the link to set a new password. */
export function staffResetMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { name, token }: { name: string; token: string },
): Mail {
  return composeMail(shop, {
    ...envelope,
    subject: 'Set a new password for the back office',
    greeting: `Hello ${name},`,
    blocks: [
      text(
        `A SuperAdmin sent you this link to set a new password. It works once, for ${STAFF_RESET_MINUTES} minutes.`,
      ),
      button('Set a new password', resetUrl(shop, token)),
      text('If you did not ask for it, please tell your SuperAdmin. Your password stays as it is.'),
    ],
  });
}

interface FactorMail {
  name: string;
  change: SecondFactorChange;
  /** The name of the passkey that was added or removed. */
  passkey?: string | undefined;
}

const CHANGES: Readonly<Record<SecondFactorChange, { subject: string; what: (passkey: string) => string }>> =
  {
    on: {
      subject: 'Your second factor is on',
      what: () =>
        'Signing in to the back office now needs a code of your authenticator app. All other devices were logged out.',
    },
    off: {
      subject: 'Your second factor is off',
      what: () =>
        'The authenticator app of your back office account was removed. All other devices were logged out.',
    },
    removed: {
      subject: 'Your second factor was removed',
      what: () =>
        'A SuperAdmin removed the second factor of your back office account: authenticator app, passkeys and recovery codes. All devices were logged out.',
    },
    'passkey-added': {
      subject: 'A passkey was added to your account',
      what: (passkey) => `You can now sign in to the back office with the passkey “${passkey}”.`,
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your account',
      what: (passkey) =>
        `The passkey “${passkey}” no longer signs in to the back office. All other devices were logged out.`,
    },
  };

/** Returns the mail to a member of the staff whose second factors changed. */
export function secondFactorMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { name, change, passkey = '' }: FactorMail,
): Mail {
  const { subject, what } = CHANGES[change];
  return composeMail(shop, {
    ...envelope,
    subject,
    greeting: `Hello ${name},`,
    blocks: [
      text(what(passkey)),
      text('If this was not you, please tell your SuperAdmin immediately.'),
      button('Sign-in security', screenUrl(shop, 'sign-in-security')),
    ],
  });
}
