/* Mails about returns. */

export const receivedSubject = (number: string) => `We have received your return request for order ${number}`;
export const received = 'We have received your return request and will review it shortly.';
export const keepInBox = 'Please keep the product in its box with all its accessories.';
export const approvedSubject = (number: string) => `Your return of order ${number} is approved`;
export const approved = 'Your return is approved. Our courier will call you to arrange the pickup.';
export const willRefund = (amount: string) =>
  `Once we receive it, we will refund ${amount} to the account you paid from.`;
export const refund = 'Refund';
