import type { DraftOrder, FoundCustomer } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { formatPhone } from '@aabha/contracts/phone/phone';

/** A television that was chosen, with what its row needs to know. */
export interface ChosenTelevision {
  _id: string;
  name: string;
  warranty_pricing?: Record<string, number>;
}

interface Person {
  name: string;
  email: string;
  phone: string;
}

/** The form of a draft order as it is typed. */
export interface DraftForm {
  /** The account that was found; absent for a new customer. */
  found?: FoundCustomer | null;
  customer: Person;
  items: { television?: ChosenTelevision | null; quantity?: number; warranty_months?: number }[];
  shipping: Person & { address: string; city: string; zip: string };
  isBusiness: boolean;
  business: {
    gstin: string;
    legalName: string;
    billingAddress: { address: string; city: string; zip: string };
  };
  coupon: string;
}

const NO_PERSON: Person = { name: '', email: '', phone: '' };
const NO_PLACE = { address: '', city: '', zip: '' };
const NO_BUSINESS = { gstin: '', legalName: '', billingAddress: NO_PLACE };

export const EMPTY_DRAFT: DraftForm = {
  customer: NO_PERSON,
  items: [{ quantity: 1, warranty_months: 0 }],
  shipping: { ...NO_PERSON, ...NO_PLACE },
  isBusiness: false,
  business: NO_BUSINESS,
  coupon: '',
};

/** Returns the form of a draft order that is changed. */
export function formOfDraft({ items, shipping, business, coupon }: DraftOrder): DraftForm {
  const { state: _state, ...address } = shipping;
  return {
    ...EMPTY_DRAFT,
    items: items.map(({ product, quantity, warranty_months }) => ({
      ...{ television: product, quantity, warranty_months },
    })),
    shipping: { ...address, phone: formatPhone(address.phone) },
    isBusiness: business !== null,
    business: { ...NO_BUSINESS, ...business, billingAddress: business?.billingAddress ?? NO_PLACE },
    coupon,
  };
}

/** Returns the delivery address that an account knows. What was typed stays where the account knows nothing. */
export function shippingOfAccount(
  { name, email, phone, address, zip }: FoundCustomer,
  typed: DraftForm['shipping'],
): DraftForm['shipping'] {
  const known = { name, email, phone: formatPhone(phone), address, zip };
  const filled = Object.entries(known).filter(([, value]) => value !== '');
  return { ...typed, ...Object.fromEntries(filled) };
}

/** Returns the contents of a form in the API's format. */
export function contentsOf({ items, shipping, isBusiness, business, coupon }: DraftForm) {
  const { gstin, legalName, billingAddress } = business;
  return {
    items: items.map(({ television, quantity = 0, warranty_months = 0 }) => ({
      ...{ product: television?._id ?? '', quantity, warranty_months },
    })),
    shipping,
    ...(isBusiness && {
      business: { gstin, legalName, ...(billingAddress.address !== '' && { billingAddress }) },
    }),
    coupon,
  };
}

/** Returns who the order is for in the API's format: the account that was found, or a new customer. */
export const customerOf = ({ found, customer }: DraftForm) => (found ? { user: found._id } : { customer });
