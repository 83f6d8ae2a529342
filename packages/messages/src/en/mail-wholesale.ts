/* Mails about wholesale orders. */

export const lineAt = (line: string, price: string) => `${line} at ${price}`;
export const pinCode = 'Deliver to PIN code';

export const placedSubject = (number: string) => `Your wholesale order ${number}`;
export const placed = 'Thank you for your wholesale order. You do not have to pay anything yet.';
export const weWillCall = (phone: string, hours: string) =>
  `We will call you on the number you gave us about payment and delivery. Questions? Call ${phone}, ${hours}.`;
export const ifNotYou =
  'If you did not order, someone else entered your email, and you can ignore this message.';

export const invoiceSubject = (invoice: string, number: string) =>
  `Invoice ${invoice} for your wholesale order ${number}`;
export const paid =
  'We have received your payment. Your tax invoice is attached, and your order will be packed.';

export const creditNoteSubject = (number: string) => `Credit note for your wholesale order ${number}`;
export const credited =
  'We have issued a credit note, which is attached. What you are owed goes back the way you paid us.';
