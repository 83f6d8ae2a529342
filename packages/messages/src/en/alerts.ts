/* Alerts of a television: on its page, in the account and behind the links of mails. */

export const weWillEmail = 'We will email you when it is back.';
export const weWillEmailAt = (price: string) => `We will email you at ${price} or less.`;
export const change = 'Change';
export const myAlerts = 'My alerts';

export const backInStock = 'Back in stock';
export const priceAtMost = (price: string) => `${price} or less`;
export const since = (day: string) => `Since ${day}`;
export const priceNow = (price: string) => `Now ${price}`;
export const notOnSale = 'Not on sale any more';
export const stop = 'Stop';
export const stopAlert = (name: string) => `Stop the alert of ${name}`;
export const alertStopped = 'Alert stopped';
export const noAlerts = 'You have no alerts';
export const howToAsk =
  'On the page of a television you can ask us to email you when it is back in stock, or when its price falls.';
export const seeTelevisions = 'See televisions';
export const loadingAlerts = 'Loading your alerts…';

export const confirmTitle = 'Switch on this alert?';
export const confirmText = 'We will send you one email, and then the alert ends.';
export const switchOn = 'Switch on';
export const isOn = 'Your alert is on';
export const stopTitle = 'Stop this alert?';
export const stopText = 'We will not send you an email about it any more.';
export const hasEnded = 'This alert has ended';
export const noMoreEmails = 'You will not get any more emails about it.';
export const seeTelevision = 'See the television';
export const linkDoesNotWork = 'This link does not work';
export const linkIsIncomplete =
  'The link is incomplete. Please open it again from our email. If it runs over two lines there, copy both lines into the address bar.';
