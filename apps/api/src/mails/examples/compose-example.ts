import { MAIL_TEMPLATE_FACTS } from '@aabha/contracts/mails/mail-template-facts';
import type { MailAudience, MailKind } from '@aabha/contracts/mails/mails.values';
import type { Language } from '@aabha/contracts/language/language';
import type { Mail } from '../../ports/mail/mail';
import type { MailShop } from '../mail-shop';
import { BUYER, CUSTOMER, STAFF } from './example-persons';
import type { MailExample } from './mail-example';

const ADDRESSES: Readonly<Record<MailAudience, string>> = {
  customer: CUSTOMER.email,
  business: BUYER.email,
  staff: STAFF.email,
};

interface Which {
  kind: MailKind;
  example: MailExample;
  language: Language;
  messageId: string;
}

/** Returns an example of a mail, without its attachments. */
export function composeExample(shop: MailShop, { kind, example, language, messageId }: Which): Mail {
  const to = example.to?.(shop) ?? ADDRESSES[MAIL_TEMPLATE_FACTS[kind].to];
  return example.compose(shop, { messageId, to, language });
}
