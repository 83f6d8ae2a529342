import { addPaise, paise, timesPaise } from '@aabha/contracts/money/money';
import type { MailedWholesaleOrder } from '../templates/wholesale-mails';
import { TELEVISIONS } from './example-orders';
import { BUYER } from './example-persons';

const PRODUCTS: MailedWholesaleOrder['products'] = [
  { product_id: TELEVISIONS.small, quantity: 40, price: paise(21_500_00) },
  { product_id: TELEVISIONS.large, quantity: 12, price: paise(48_750_00) },
];

/** A wholesale order of a hotel. */
export const EXAMPLE_WHOLESALE: MailedWholesaleOrder = {
  _id: '0193a1c0-0000-7000-8000-0000d4e5f6a7',
  email: BUYER.email,
  contact: BUYER.phone,
  companyName: BUYER.company,
  gstNumber: BUYER.gstin,
  invoiceNumber: 'TV/2627/004230',
  products: PRODUCTS,
  total_price: addPaise(...PRODUCTS.map(({ price, quantity }) => timesPaise(price, quantity))),
  shipping_address: {
    ...{ firstName: BUYER.firstName, lastName: BUYER.lastName },
    ...{ fullAddress: '14 Marine Drive', apartment: 'Goods entrance', city: 'Mumbai' },
    ...{ state: 'Maharashtra', country: 'India', zipCode: '400020' },
  },
  billing_address: {
    ...{ billingFirstName: BUYER.firstName, billingLastName: BUYER.lastName },
    ...{ billingFullAddress: '2nd floor, 8 Nariman Point', billingApartment: '', billingCity: 'Mumbai' },
    ...{ billingState: 'Maharashtra', billingCountry: 'India', billingZipCode: '400021' },
  },
};
