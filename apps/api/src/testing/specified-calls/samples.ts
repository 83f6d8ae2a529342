import type { FormFields } from '../forms';

/* Inputs that several calls share or that are long. */

export const COMPLAINT = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  issue_type: 'Other' as const,
  customIssueType: 'Wall mount',
  description: 'A screw is missing.',
};
export const AREA = {
  dispatchCenter: 'Mysuru Hub',
  originCenter: 'Mysuru Hub',
  returnCenter: 'Mysuru Hub',
  facilityCity: 'Mysuru',
  facilityState: 'Karnataka',
  outOfDeliveryArea: false,
};
export const BREAKS = [{ minQuantity: 10, discount: 1000 }];
export const SHIPPING = {
  firstName: 'Asha',
  lastName: 'Rao',
  fullAddress: '7 Temple Street',
  apartment: '',
  city: 'Bengaluru',
  country: 'India',
  state: 'Karnataka',
  zipCode: '560034',
};
export const BILLING = {
  billingFirstName: 'Asha',
  billingLastName: 'Rao',
  billingFullAddress: '7 Temple Street',
  billingApartment: '',
  billingCity: 'Bengaluru',
  billingCountry: 'India',
  billingState: 'Karnataka',
  billingZipCode: '560034',
};
export const TELEVISION: FormFields = {
  name: 'Nakshatra 55 inch 4K QLED',
  price: '60000',
  discount_percentage: '25',
  stock: '7',
  warranty_months: '12',
  highlights: JSON.stringify(['120 Hz panel']),
  warranty_pricing: JSON.stringify({ 12: 1999 }),
  specificationSchema: JSON.stringify([{ title: 'Picture', data: [{ key: 'Panel', value: 'VA' }] }]),
  description: 'Bright.',
  companyName: 'Nakshatra',
  category: 'Smart TV',
};
export const PAGE = { pageNum: 1, pageSize: 20, filters: {} };
export const NO_PAGE = {
  body: { pageNum: 0, filters: { nonsense: 1 } },
  fields: ['filters.nonsense', 'pageNum'],
};
export const NONSENSE = { body: { nonsense: 1 }, fields: ['nonsense'] };
export const MESSAGE = ['message'];
