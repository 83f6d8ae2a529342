import type { AddressForm } from './addresses.schema';

/** Returns the text of an address as an order has it: with its landmark. */
export const deliveryLine = ({ address, landmark }: Pick<AddressForm, 'address' | 'landmark'>): string =>
  landmark === '' ? address : `${address}, ${landmark}`;

type Place = Pick<AddressForm, 'name' | 'address' | 'landmark' | 'zip'>;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s,.;-]+/g, ' ')
    .trim();

/** Returns whether two addresses are of one person at one place, whatever their spaces, commas and capitals. */
export function isSamePlace(a: Place, b: Place): boolean {
  return (
    a.zip === b.zip && plain(a.name) === plain(b.name) && plain(deliveryLine(a)) === plain(deliveryLine(b))
  );
}

/**
 * Returns the saved address that a checkout begins with: one of the PIN code that was last checked in this browser, else the
 * default one. Undefined without addresses.
 */
export function addressToBeginWith<T extends Pick<AddressForm, 'zip'> & { isDefault: boolean }>(
  addresses: readonly T[],
  checkedPin: string,
): T | undefined {
  const chosen = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  if (checkedPin === '' || chosen?.zip === checkedPin) return chosen;
  return addresses.find(({ zip }) => zip === checkedPin) ?? chosen;
}
