import type { Known, ListRequest } from '../admin-lists/calls';

/** What searches are made of besides the records of every list. */
export interface SearchedKnown extends Known {
  /** The name of the buyer. */
  name: string;
  /** The serial number of a television that was sent. */
  serial: string;
}

/** Returns searches of the back office: for one record in each form in which it is known, and for common texts. */
export function searchCalls(known: SearchedKnown): ListRequest[] {
  const texts = {
    'an order number': known.orderId.slice(-8),
    'a phone number': `+91 ${known.phone.slice(0, 5)} ${known.phone.slice(5)}`,
    'a phone number with a hyphen': `0${known.phone.slice(0, 5)}-${known.phone.slice(5)}`,
    'the ten digits of a phone number': known.phone,
    'the first digits of a phone number': known.phone.slice(0, 6),
    'a serial number': known.serial,
    'an e-mail': known.email,
    'an invoice number': known.invoiceNumber,
    'a payment': known.paymentId,
    'a PIN code': '560001',
    'a whole name': known.name,
    'a common name': 'sharma',
    'a common word of televisions': 'qled',
    nothing: 'zzyzx',
  };
  return Object.entries(texts).map(([what, text]) => ({
    name: `search: ${what}`,
    procedure: 'search.staff',
    input: { text },
  }));
}
