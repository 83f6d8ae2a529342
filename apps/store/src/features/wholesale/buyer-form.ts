import {
  WholesaleBillingAddress,
  WholesaleBuyer,
  WholesaleShippingAddress,
} from '@aabha/contracts/wholesale/wholesale.schema';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { readSession } from '../../lib/session';
import { deleteFormDraft, saveFormDraft, readFormDraft } from '../../lib/form-draft';
import { useShopForm } from '../../lib/use-shop-form';

/** The form's state: every field a text; `billing` says whether the billing address mirrors the shipping one. */
export interface BuyerValues {
  email: string;
  contact: string;
  shipping_address: WholesaleShippingAddress;
  billing: 'same' | 'different';
  billing_address: WholesaleBillingAddress;
  companyName: string;
  gstNumber: string;
}
export type BuyerForm = UseFormReturnType<BuyerValues>;

/** The same address under the names of billing, field by field (docs/spec/wholesale.md#order-form). */
export function billingFromShipping(shipping: WholesaleShippingAddress): WholesaleBillingAddress {
  return {
    billingFirstName: shipping.firstName,
    billingLastName: shipping.lastName,
    billingFullAddress: shipping.fullAddress,
    billingApartment: shipping.apartment,
    billingCity: shipping.city,
    billingCountry: shipping.country,
    billingState: shipping.state,
    billingZipCode: shipping.zipCode,
  };
}

/** Returns a billing address under the field names of a shipping address. */
export function fromMirrored(billing: WholesaleBillingAddress): WholesaleShippingAddress {
  return {
    firstName: billing.billingFirstName,
    lastName: billing.billingLastName,
    fullAddress: billing.billingFullAddress,
    apartment: billing.billingApartment,
    city: billing.billingCity,
    country: billing.billingCountry,
    state: billing.billingState,
    zipCode: billing.billingZipCode,
  };
}

/** The address in one line, as far as it is there: 'Imran Khan, 4, Residency Road, Bengaluru, Karnataka 560025'. */
export function addressLine(address: WholesaleShippingAddress): string {
  const { firstName, lastName, fullAddress, apartment, city, state, zipCode } = address;
  const joined = (by: string, parts: string[]) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(by);
  const name = joined(' ', [firstName, lastName]);
  return joined(', ', [name, fullAddress, apartment, city, joined(' ', [state, zipCode])]);
}

/** What is sent: the billing address only where it is another one. */
export function buyerOf({ billing, billing_address, ...rest }: BuyerValues): WholesaleBuyer {
  return billing === 'different' ? { ...rest, billing_address } : rest;
}

export const noAddress: WholesaleShippingAddress = {
  firstName: '',
  lastName: '',
  fullAddress: '',
  apartment: '',
  city: '',
  state: '',
  country: 'India',
  zipCode: '',
};

const checkBuyer = schemaResolver(WholesaleBuyer, { sync: true });

const pathsOf = (group: string, shape: object) => Object.keys(shape).map((name) => `${group}.${name}`);
/** Every field that an error can stand beside, in the order of the form. */
export const BUYER_FIELDS = [
  'email',
  'contact',
  ...pathsOf('shipping_address', WholesaleShippingAddress.shape),
  ...pathsOf('billing_address', WholesaleBillingAddress.shape),
  'companyName',
  'gstNumber',
];

const TYPED = 'wholesale';
const buyer = () => readSession()?.userId ?? '';

export const nothingTyped: BuyerValues = {
  email: '',
  contact: '',
  shipping_address: noAddress,
  billing: 'same',
  billing_address: billingFromShipping(noAddress),
  companyName: '',
  gstNumber: '',
};

const keep = (values: BuyerValues) => saveFormDraft(TYPED, buyer(), values);

/**
 * The form, beginning with the buyer of the order `before`, and with what was typed into it in this tab; the server,
 * which renders it first, knows nothing of that.
 */
export function useBuyerForm(before = nothingTyped): BuyerForm {
  const form = useShopForm<BuyerValues>({
    initialValues: before,
    onValuesChange: keep,
    validate: (values) => checkBuyer(buyerOf(values)),
  });
  const { setValues } = form;
  const filled = useRef(false);
  useEffect(() => {
    if (filled.current) return;
    filled.current = true;
    setValues(readFormDraft(TYPED, buyer(), before));
  }, [setValues, before]);
  return form;
}

/** The order is placed. */
export function forgetBuyer(): void {
  deleteFormDraft(TYPED);
}
