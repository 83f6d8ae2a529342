import type { MailKind } from '@aabha/contracts/mails/mails.values';
import type { Mail } from '../ports/mail/mail';

/** What is stored of a mail. */
export interface MailCopy {
  toAddress: string;
  subject: string;
  html: string | null;
  attachments: string[];
}

const HIDDEN = '••••••';

/** Mails to staff that quote a customer. An erasure could not find what their copies say, so they have none. */
const QUOTING: ReadonlySet<string> = new Set<MailKind>([
  'mail.complaint-reply',
  'mail.contact-reply',
  'mail.contact-support',
  'mail.installation-failed',
  'mail.order-mention',
  'mail.privacy-request-support',
  'mail.wholesale-for-staff',
]);

/** Long parts of a path may be tokens. */
const LONG_PART = /\/[\w.~-]{20,}(?=[/?#]|$)/g;

/** Returns the address of a link without what may open something: parameters, the fragment, and long parts of the path. */
const withoutSecrets = (url: string) => url.replace(/[?#].*$/s, '').replaceAll(LONG_PART, '/…');

/** Returns a text without the given secrets and with all of its links shortened. */
function redactText(value: string, secrets: readonly string[]): string {
  const links = value.replaceAll(/https?:\/\/[^\s"'<>]+/g, withoutSecrets);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), links);
}

/**
 * Returns what the log stores of a mail: no code, no link that opens something, no attachment's content
 * (docs/spec/mails.md#log).
 */
export function redactMail(kind: string, mail: Mail): MailCopy {
  const secrets = mail.secrets ?? [];
  const isQuoting = QUOTING.has(kind);
  return {
    /* The address of an erased person is in no table, after their last mail was sent neither. */
    toAddress: kind === ('mail.erased' satisfies MailKind) ? '' : mail.to,
    subject: isQuoting ? '' : redactText(mail.subject, secrets),
    html: isQuoting ? null : redactText(mail.html, secrets),
    attachments: (mail.attachments ?? []).map(({ filename }) => filename),
  };
}
