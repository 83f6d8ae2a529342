import type { Config } from '../core/config';
import type { Mail } from '../ports/mail/mail';
import { composeMail, text } from './compose-mail';

interface Subscriber {
  email: string;
  unsubscribeToken: string;
}

/** Returns the mail to a new subscriber, with the link to leave the list (docs/spec/newsletter.md#unsubscribing). */
export function subscriptionMail(
  config: Pick<Config, 'settings' | 'STORE_URL'>,
  { email, unsubscribeToken }: Subscriber,
  messageId: string,
): Mail {
  const url = new URL('/unsubscribe', config.STORE_URL);
  url.searchParams.set('token', unsubscribeToken);
  return {
    ...composeMail(config, {
      messageId,
      to: email,
      subject: 'You are subscribed to our offers',
      greeting: 'Hello,',
      blocks: [
        text(
          'You will be the first to hear about new televisions and good offers. We send only a few emails a month.',
        ),
      ],
      footer: `Unsubscribe: ${url.toString()}`,
    }),
    headers: { 'List-Unsubscribe': `<${url.toString()}>` },
  };
}
