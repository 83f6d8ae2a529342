import { MESSAGE_ANSWERED_WITHIN } from '@aabha/contracts/settings/promises';

/* Mails about messages of the contact form, and about offers. */

export const receivedSubject = 'We have received your message';
export const received = `Thank you for writing to us. We will reply within ${MESSAGE_ANSWERED_WITHIN}.`;
export const reference = 'Reference';
export const ifNotYou =
  'If you did not write to us, someone else entered your email, and you can ignore this message.';
export const openHours = (hours: string, phone: string) =>
  `We are open ${hours}. If it is urgent, call ${phone}.`;

export const answeredSubject = (number: string) => `We have answered your message ${number}`;
export const answered = 'We have answered your message. To reply, open it with the button below.';
export const readAndReply = 'Read and reply';

export const subscribedSubject = 'You are subscribed to our offers';
export const subscribed =
  'You will be the first to hear about new televisions and good offers. We send only a few emails a month.';
export const unsubscribe = (link: string) => `Unsubscribe: ${link}`;
