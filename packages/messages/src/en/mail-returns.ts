/* Mails about returns. */

export const receivedSubject = (number: string) => `We have received your return request for order ${number}`;
export const received = 'We have received your return request and will review it shortly.';
export const keepInBox = 'Please keep the product in its box with all its accessories.';
export const approvedSubject = (number: string) => `Your return of order ${number} is approved`;
export const approved = 'Your return is approved. Our courier will call you to arrange the pickup.';
export const willRefund = (amount: string) =>
  `Once we receive it, we will refund ${amount} to the account you paid from.`;
export const refund = 'Refund';

export const arrivedSubject = (number: string) => `The goods of your return of order ${number} have arrived`;
export const arrived = (hours: number) =>
  `Your return has arrived at our centre. We inspect it within ${hours} hours and then write to you.`;
export const acceptedSubject = (number: string) => `Your return of order ${number} is accepted`;
export const accepted = (amount: string) =>
  `We have inspected your return and accepted it. We will refund ${amount} to the account you paid from.`;
export const acceptedInPartSubject = (number: string) => `Your return of order ${number} is accepted in part`;
export const acceptedInPart = (amount: string) =>
  `We have inspected your return and accepted a part of it. We will refund ${amount} to the account you paid from, and send the rest back to you.`;
export const acceptedUnits = (accepted: number, quantity: number) => `${accepted} of ${quantity} accepted`;
export const rejectedSubject = (number: string) => `We could not accept your return of order ${number}`;
export const rejected = 'We are sorry: we could not accept your return. Nothing is refunded.';
export const rejectedArrived = 'We will send the goods back to you at no cost.';
export const ourReason = 'Our reason';
export const remedy = (officer: string, email: string, hours: number) =>
  `If you do not agree, please complain to us: open "Complaints" on our website, or write to ${officer === '' ? 'our grievance officer' : `our grievance officer ${officer}`} at ${email}. We acknowledge a complaint within ${hours} hours and resolve it within one month. You can also call the National Consumer Helpline on 1915 or go to the consumer commission. Your rights under the Consumer Protection Act, 2019 stay as they are.`;
export const complain = 'Complain about this decision';

export const acceptedReplace =
  'We have inspected your return and accepted it. We now look for the same television for you and write to you again.';
export const replaceOpenSubject = (number: string) => `Your replacement for order ${number} is being packed`;
export const replaceOpen =
  'The same television is set aside for you. We pack it now and write to you when it leaves. You pay nothing for it.';
export const replaceWaitingSubject = (number: string) =>
  `Your replacement for order ${number} is not in stock`;
export const replaceWaiting = (amount: string) =>
  `We have accepted your return, but the same television is not in stock just now. We send it as soon as it is. You need not wait: under "My Orders" you can choose the refund of ${amount} instead.`;
export const replaceShippedSubject = (number: string) => `Your replacement for order ${number} is on its way`;
export const replaceShipped = 'Your replacement has left our centre.';
export const replaceDeliveredSubject = (number: string) =>
  `Your replacement for order ${number} was delivered`;
export const replaceDelivered =
  'Your replacement was delivered. The invoice and the warranty of your order stay as they are.';
export const replaceCancelledSubject = (number: string) => `No replacement for order ${number}`;
export const replaceCancelled = (amount: string) =>
  `We do not send a replacement. We will refund ${amount} to the account you paid from and write to you when we have.`;
export const refundChosen = 'You chose the refund.';
