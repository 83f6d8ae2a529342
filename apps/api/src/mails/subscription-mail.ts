import type { Language } from '@aabha/contracts/language/language';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../ports/mail/mail';
import { composeMail, text } from './compose-mail';
import { storeUrl } from './mail-language';
import type { MailShop } from './mail-shop';

const TEXTS = textsOf('mailContact');
const COMMON = textsOf('mailCommon');

interface Subscriber {
  email: string;
  unsubscribeToken: string;
}

/** Returns the mail to a new subscriber, with the link to leave the list (docs/spec/newsletter.md#unsubscribing). */
export function subscriptionMail(
  { config, settings }: MailShop,
  { email, unsubscribeToken }: Subscriber,
  messageId: string,
  language: Language = 'en',
): Mail {
  const texts = TEXTS[language];
  const url = storeUrl({ config }, language, '/unsubscribe');
  url.searchParams.set('token', unsubscribeToken);
  return {
    ...composeMail(
      { settings },
      {
        messageId,
        to: email,
        language,
        subject: texts.subscribedSubject,
        greeting: COMMON[language].hello,
        blocks: [text(texts.subscribed)],
        footer: texts.unsubscribe(url.toString()),
      },
    ),
    headers: { 'List-Unsubscribe': `<${url.toString()}>` },
  };
}
