import { givenName } from '@aabha/contracts/accounts/accounts.rules';
import { addressToBeginWith, deliveryLine } from '@aabha/contracts/addresses/addresses.rules';
import type { Address } from '@aabha/contracts/addresses/addresses.schema';
import type { Cart } from '@aabha/contracts/cart/cart.schema';
import { pinCodeIn } from '@aabha/contracts/checkout/checkout.rules';
import type { ShippingForm } from '@aabha/contracts/checkout/checkout.schema';
import { formatPhone } from '@aabha/contracts/phone/phone';

/** The fields of an order's address that the form can reuse. */
export type KnownAddress = Pick<ShippingForm, 'address' | 'city' | 'zip' | 'phone'>;

/** Returns the values of the checkout form for a saved address. */
export const shippingToAddress = (address: Address, email: string): ShippingForm => ({
  name: address.name,
  email,
  phone: formatPhone(address.phone),
  address: deliveryLine(address),
  city: address.city,
  zip: address.zip,
});

/** Returns the saved address that the form holds, whatever its e-mail; undefined for another address. */
export const chosenAddress = (addresses: readonly Address[], form: ShippingForm): Address | undefined =>
  addresses.find((address) => {
    const saved = shippingToAddress(address, form.email);
    return Object.entries(saved).every(([name, value]) => form[name as keyof ShippingForm] === value);
  });

/**
 * Returns the initial values of the checkout form: a saved address, else the profile's name, e-mail and address, else the last
 * order's address, and the phone number of either. The PIN code that was last checked or ordered to in this
 * browser precedes the one in the address and the profile's. The last order's PIN code and city are used only
 * with its own address, so that no two addresses are mixed.
 */
export function knownShipping(
  user: Omit<Cart['user'], '_id'>,
  last: KnownAddress | undefined,
  checkedPin: string,
  addresses: readonly Address[] = [],
): ShippingForm {
  const saved = addressToBeginWith(
    addresses.filter(({ canOrder }) => canOrder),
    checkedPin,
  );
  if (saved) return shippingToAddress(saved, user.email);
  const address = user.address || last?.address || '';
  const same = last?.address === address ? last : undefined;
  const zip = checkedPin || pinCodeIn(address) || (user.address && user.zip) || same?.zip || '';
  return {
    name: givenName(user.name),
    email: user.email,
    phone: formatPhone(last?.phone || user.phone),
    address,
    city: same && same.zip === zip ? same.city : '',
    zip,
  };
}
