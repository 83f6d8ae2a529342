import { AddressForm, type Address } from '@aabha/contracts/addresses/addresses.schema';
import { formatPhone } from '@aabha/contracts/phone/phone';

/** What the form of an address holds. */
export type AddressValues = AddressForm & { isDefault: boolean };

export const ADDRESS_FIELDS = [...Object.keys(AddressForm.shape), 'isDefault'];

/** Returns the initial values of the form: of a saved address, or of a new one of a person. */
export function valuesOfAddress(
  address: Address | undefined,
  person: { name: string; phone: string },
): AddressValues {
  if (!address)
    return {
      ...{ label: '', address: '', landmark: '', city: '', zip: '', isDefault: false },
      name: person.name,
      phone: formatPhone(person.phone),
    };
  const { label, name, phone, address: line, landmark, city, zip, isDefault } = address;
  return { label, name, phone: formatPhone(phone), address: line, landmark, city, zip, isDefault };
}

/** Returns the name of an address in sentences: as the person calls it, else its line. */
export const nameOfAddress = ({ label, address }: Pick<AddressForm, 'label' | 'address'>): string =>
  label || address;
