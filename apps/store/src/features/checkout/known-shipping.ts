import type { Cart } from '@aabha/contracts/cart/cart.schema';
import { pinCodeIn } from '@aabha/contracts/checkout/checkout.rules';
import type { ShippingForm } from '@aabha/contracts/checkout/checkout.schema';
import { formatPhone } from '@aabha/contracts/phone/phone';

/** The fields of an order's address that the form can reuse. */
export type KnownAddress = Pick<ShippingForm, 'address' | 'city' | 'zip' | 'phone'>;

/**
 * Returns the initial values of the checkout form: the profile's name, e-mail and address, else the last
 * order's address, and the phone number of either. The PIN code that was last checked or ordered to in this
 * browser precedes the one in the address and the profile's. The last order's PIN code and city are used only
 * with its own address, so that no two addresses are mixed.
 */
export function knownShipping(
  user: Omit<Cart['user'], '_id'>,
  last: KnownAddress | undefined,
  checkedPin: string,
): ShippingForm {
  const address = user.address || last?.address || '';
  const same = last?.address === address ? last : undefined;
  const zip = checkedPin || pinCodeIn(address) || (user.address && user.zip) || same?.zip || '';
  return {
    name: user.name,
    email: user.email,
    phone: formatPhone(last?.phone || user.phone),
    address,
    city: same && same.zip === zip ? same.city : '',
    zip,
  };
}
