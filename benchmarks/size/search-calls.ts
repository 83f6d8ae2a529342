import type { Known, ListRequest } from '../admin-lists/calls';

/** Returns searches of the back office: for one record in each form in which it is known, and for common texts. */
export function searchCalls(known: Known): ListRequest[] {
  const texts = {
    'an order number': known.orderId.slice(-8),
    'a phone number': `+91 ${known.phone.slice(0, 5)} ${known.phone.slice(5)}`,
    'an e-mail': known.email,
    'an invoice number': known.invoiceNumber,
    'a payment': known.paymentId,
    'a PIN code': '560001',
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
