/* Mails about returns. */

export const receivedSubject = (number: string) => `We have received your return request for order ${number}`;
export const received = 'We have received your return request and will review it shortly.';
export const keepInBox = 'Please keep the product in its box with all its accessories.';
export const approvedSubject = (number: string) => `Your return of order ${number} is approved`;
export const approved =
  'Your return is approved. Please choose when we fetch it: open "My Orders" and press "Choose when we fetch it".';
export const willRefund = (amount: string) =>
  `Once we receive it, we will refund ${amount} to the account you paid from.`;
export const refund = 'Refund';

export const choosePickup = 'Choose when we fetch it';
export const pickupSubject = (number: string) => `We fetch your return of order ${number}`;
export const pickupBooked =
  'The pickup of your return is booked. Our courier comes to your delivery address at this time:';
export const pickupMovedSubject = (number: string) =>
  `The pickup of your return of order ${number} has moved`;
export const pickupMoved =
  'The pickup of your return has moved. Our courier now comes to your delivery address at this time:';
export const pickupClearedSubject = (number: string) =>
  `The pickup of your return of order ${number} is cancelled`;
export const pickupCleared =
  'We have cancelled the pickup of your return; the return itself stays approved. Please choose another time under "My Orders".';
export const pickupDay = 'Day';
export const pickupTime = 'Time';
export const pickupReady = (number: string) =>
  `Please have ready: the product, packed in its box if possible, all its accessories, and the order number ${number}.`;
export const pickupMoveUntil =
  'You can choose another time under "My Orders" until 6 pm of the day before. Afterwards please call us.';

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
