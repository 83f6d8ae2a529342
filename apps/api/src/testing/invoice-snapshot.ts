import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';

const PARTY = {
  name: 'Asha Rao',
  address: '7 Temple Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560034',
};

/** What an invoice of no goods contains, for tests of numbers only. */
export const INVOICE_SNAPSHOT: InvoiceSnapshot = {
  seller: PARTY,
  buyer: PARTY,
  placeOfSupply: 'Karnataka',
  sameState: true,
  lines: [],
  roundOffPaise: 0,
  couponCode: null,
};
