import type { User } from '@aabha/contracts/accounts/accounts.schema';
import { pinCodeIn } from '@aabha/contracts/checkout/checkout.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import type { WholesaleOrder, WholesaleShippingAddress } from '@aabha/contracts/wholesale/wholesale.schema';
import { billingFromShipping, noAddress, nothingTyped, type BuyerValues } from './buyer-form';

type LatestOrder = Pick<
  WholesaleOrder,
  'contact' | 'shipping_address' | 'billing_address' | 'companyName' | 'gstNumber'
>;

const isEqual = <Fields extends object>(one: Fields, other: Fields) =>
  Object.entries(one).every(([name, text]) => text === other[name as keyof Fields]);

const hasNoAddress = (values: BuyerValues) =>
  values.billing === 'same' && isEqual(values.shipping_address, noAddress);

/** Returns whether all buyer fields of the form are empty. */
export function isBlank(values: BuyerValues): boolean {
  const { email, contact, companyName, gstNumber } = values;
  return email + contact + companyName + gstNumber === '' && hasNoAddress(values);
}

/** Returns the profile's name and address as form values; the last word of a name is the last name. */
function profileAddress(user: User): WholesaleShippingAddress {
  const words = user.name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return {
    ...noAddress,
    firstName: words.join(' '),
    lastName,
    fullAddress: user.address,
    zipCode: pinCodeIn(user.address) || user.zip,
  };
}

/**
 * Returns the buyer of a new order from the account: company, GST number, contact and addresses of the latest
 * wholesale order, or the profile before the first one. The e-mail is the account's verified one.
 */
export function prefillBuyer(user: User, latest: LatestOrder | undefined): BuyerValues {
  const contact = formatPhone(latest?.contact || user.phone);
  if (!latest) return { ...nothingTyped, email: user.email, contact, shipping_address: profileAddress(user) };
  const { shipping_address, billing_address, companyName, gstNumber } = latest;
  const billing = isEqual(billing_address, billingFromShipping(shipping_address)) ? 'same' : 'different';
  return { email: user.email, contact, shipping_address, billing, billing_address, companyName, gstNumber };
}

/**
 * Returns the values with empty fields filled in. An address is filled in only while all of it is empty, so
 * that no two addresses are mixed.
 */
export function fillEmptyFields(values: BuyerValues, buyer: BuyerValues): BuyerValues {
  const { shipping_address, billing, billing_address } = hasNoAddress(values) ? buyer : values;
  return {
    email: values.email || buyer.email,
    contact: values.contact || buyer.contact,
    shipping_address,
    billing,
    billing_address,
    companyName: values.companyName || buyer.companyName,
    gstNumber: values.gstNumber || buyer.gstNumber,
  };
}
