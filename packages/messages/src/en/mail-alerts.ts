import { ALERT_CONFIRM_DAYS } from '@aabha/contracts/alerts/alerts.values';

/* Mails about alerts of televisions. */

export const confirmSubject = 'Please confirm your alert';
export const confirmStock = (television: string) =>
  `You asked us to email you when ${television} is back in stock. Please confirm that this is your email.`;
export const confirmPrice = (television: string) =>
  `You asked us to email you when ${television} costs less. Please confirm that this is your email.`;
export const confirm = 'Confirm my alert';
export const confirmWithin = `The link works for ${ALERT_CONFIRM_DAYS} days. If you did not ask for this, please ignore this email.`;

export const stockSubject = (television: string) => `Back in stock: ${television}`;
export const stock =
  'The television that you waited for is back in stock. It is not reserved for you: please order soon.';
export const priceSubject = (price: string, television: string) => `Now ${price}: ${television}`;
export const price = 'The television that you waited for costs less now.';
export const priceNow = 'Price, inclusive of all taxes';
export const yourPrice = 'You waited for';
export const seeTelevision = 'See the television';
export const ended = 'This alert has ended, so you will not get another email about it.';

export const stop = (link: string) => `Stop this alert: ${link}`;
