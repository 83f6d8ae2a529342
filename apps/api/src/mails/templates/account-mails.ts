import type { CodePurpose } from '@aabha/contracts/accounts/accounts.schema';
import type { CustomerRole } from '@aabha/contracts/accounts/accounts.values';
import { CODE_TTL_MS, EMAIL_UNDO_DAYS } from '@aabha/contracts/settings/limits';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, code, composeMail, text, type Block } from '../compose-mail';
import { storeUrl } from '../mail-language';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';
import { shortenEmail } from '../shorten-email';

const TEXTS = textsOf('mailAccounts');
const COMMON = textsOf('mailCommon');

interface NamedPerson {
  name: string;
}

/** Returns the mail of a one-time code. */
export function codeMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { purpose, digits }: { purpose: CodePurpose; digits: string },
): Mail {
  const texts = TEXTS[envelope.language];
  return composeMail(shop, {
    ...envelope,
    subject: texts.codeSubject(shop.settings.current.brand.name),
    greeting: COMMON[envelope.language].hello,
    blocks: [text(texts.codePurposes[purpose]), code(digits), text(texts.codeIsValid(CODE_TTL_MS / 60_000))],
  });
}

/** Returns a mail to an account with a greeting by name. */
function accountMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { name, ...mail }: NamedPerson & { subject: string; blocks: readonly Block[] },
): Mail {
  return composeMail(shop, { ...envelope, ...mail, greeting: COMMON[envelope.language].helloTo(name) });
}

const loginButton = (shop: MailShop, { language }: TranslatedEnvelope) =>
  button(TEXTS[language].logIn, storeUrl(shop, language, '/signin').toString());

/** Returns the mail to a new account. */
export function welcomeMail(shop: MailShop, envelope: TranslatedEnvelope, { name }: NamedPerson): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  return accountMail(shop, envelope, {
    name,
    subject: texts.welcome(shop.settings.current.brand.name),
    blocks: [
      text(texts.accountReady),
      button(texts.seeTelevisions, storeUrl(shop, language, '/televisions').toString()),
    ],
  });
}

/** Returns the mail about a password that was changed. */
export function passwordChangedMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { name }: NamedPerson,
): Mail {
  const texts = TEXTS[envelope.language];
  return accountMail(shop, envelope, {
    name,
    subject: texts.passwordChanged,
    blocks: [
      text(texts.passwordJustChanged),
      text(texts.callUsImmediately(shop.settings.current.brand.phone)),
    ],
  });
}

/** Returns the mail to the earlier address of an account, with the link that undoes the change. */
export function emailChangedMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { newEmail, token }: { newEmail: string; token: string },
): Mail {
  const { brand } = shop.settings.current;
  const { language } = envelope;
  const texts = TEXTS[language];
  const url = storeUrl(shop, language, '/undo-email-change');
  // In the fragment, which neither the storefront's server nor a proxy's log receives.
  url.hash = token;
  return composeMail(shop, {
    ...envelope,
    subject: texts.emailChanged,
    greeting: COMMON[language].hello,
    blocks: [
      text(texts.emailChangedTo(brand.name, shortenEmail(newEmail))),
      text(texts.ifItWasYou),
      text(texts.undoWithin(EMAIL_UNDO_DAYS)),
      button(texts.undoChange, url.toString()),
      text(texts.orCallUs(brand.phone)),
    ],
  });
}

/** Returns the mail to a customer whose account staff closed, and what continues. */
export function accountClosedMail(shop: MailShop, envelope: TranslatedEnvelope, { name }: NamedPerson): Mail {
  const { brand } = shop.settings.current;
  const texts = TEXTS[envelope.language];
  return accountMail(shop, envelope, {
    name,
    subject: texts.accountClosed,
    blocks: [
      text(texts.accountOfShopClosed(brand.name)),
      text(texts.openWorkGoesOn),
      text(texts.ifUnexpected(brand.phone)),
    ],
  });
}

/** Returns the mail to a customer whose account is open again. */
export function accountReopenedMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { name }: NamedPerson,
): Mail {
  const texts = TEXTS[envelope.language];
  return accountMail(shop, envelope, {
    name,
    subject: texts.accountReopened,
    blocks: [
      text(texts.accountOfShopReopened(shop.settings.current.brand.name)),
      loginButton(shop, envelope),
    ],
  });
}

/** Returns the mail about an account that became a Business account, or a personal one again. */
export function accountRoleMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { name, role }: NamedPerson & { role: CustomerRole },
): Mail {
  const texts = TEXTS[envelope.language];
  return accountMail(shop, envelope, {
    name,
    subject: texts.roleChanged[role],
    blocks: [
      text(texts.roleOfShopChanged[role](shop.settings.current.brand.name)),
      text(texts.nothingElseChanged),
      loginButton(shop, envelope),
    ],
  });
}
