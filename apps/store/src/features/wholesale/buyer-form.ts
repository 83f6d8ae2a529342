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

/** The form's values as text; `billing` says whether the billing address mirrors the shipping one. */
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

/** Copies an address to the field names of billing (docs/spec/wholesale.md#order-form). */
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

/**
 * Returns the address in one line without empty fields: 'Imran Khan, 4, Residency Road, Bengaluru, Karnataka
 * 560025'.
 */
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

/** Returns the API input; the billing address only where it differs. */
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
/** All fields with an error position, in the order of the form. */
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
 * The form, starting with the buyer of the previous order and the draft of this tab. On the server there is
 * no draft.
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
    // What a visitor typed stays after signing in.
    setValues(readFormDraft(TYPED, buyer(), readFormDraft(TYPED, '', before)));
  }, [setValues, before]);
  return form;
}

/** Deletes the draft after the order is placed. */
export function forgetBuyer(): void {
  deleteFormDraft(TYPED);
}
