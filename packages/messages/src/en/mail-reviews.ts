/* Mails about reviews. */

export const removedSubject = (product: string) => `Your review of ${product} was removed`;
export const removed = (product: string) =>
  `We have removed your review of ${product}. Other shoppers can no longer see it, and its stars no longer count.`;
export const yourReview = 'Your review';
export const onlyOnce = (supportEmail: string) =>
  `You can review a product only once, so you cannot write another review of it. If you think this is a mistake, please write to ${supportEmail} and we will check again.`;

export const restoredSubject = (product: string) => `Your review of ${product} is shown again`;
export const restored = (product: string) =>
  `We removed your review of ${product} by mistake. We are sorry. Shoppers can see it again, and its stars count.`;
export const seeReview = 'See your review';

export const photoHiddenSubject = (product: string) => `A photo of your review of ${product} was hidden`;
export const photoHidden = (number: number, product: string) =>
  `We have hidden photo ${number} of your review of ${product}. Other shoppers can no longer see it. Your text and your stars stay.`;
export const photoMistake = (supportEmail: string) =>
  `If you think this is a mistake, please write to ${supportEmail} and we will check again.`;
export const photoShownSubject = (product: string) => `A photo of your review of ${product} is shown again`;
export const photoShown = (number: number, product: string) =>
  `We hid photo ${number} of your review of ${product} by mistake. We are sorry. Shoppers can see it again.`;
