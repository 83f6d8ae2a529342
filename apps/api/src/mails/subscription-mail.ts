import type { AppDeps } from '../context/deps';
import type { Mail } from '../ports/mail/mail';
import { composeMail, text } from './compose-mail';

interface Subscriber {
  email: string;
  unsubscribeToken: string;
}

/** Returns the mail to a new subscriber, with the link to leave the list (docs/spec/newsletter.md#unsubscribing). */
export function subscriptionMail(
  { config, settings }: Pick<AppDeps, 'config' | 'settings'>,
  { email, unsubscribeToken }: Subscriber,
  messageId: string,
): Mail {
  const url = new URL('/unsubscribe', config.STORE_URL);
  url.searchParams.set('token', unsubscribeToken);
  return {
    ...composeMail(
      { settings },
      {
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
      },
    ),
    headers: { 'List-Unsubscribe': `<${url.toString()}>` },
  };
}
