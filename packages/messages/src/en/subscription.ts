/* Leaving the newsletter. */

export const linkDoesNotWork = 'This link does not work';
export const linkIsIncomplete =
  'The link is incomplete. Please open it again from the end of our email. If it runs over two lines there, copy both lines into the address bar.';
export const youAreUnsubscribed = 'You are unsubscribed';
export const noMoreOffers =
  'You will not get any more offers from us. You will still get emails about your orders.';
export const continueShopping = 'Continue shopping';
export const stopOfferEmails = 'Stop our offer emails?';
export const weWillStop =
  'We will stop sending offers to your email. You will still get emails about your orders.';
export const unsubscribe = 'Unsubscribe';
