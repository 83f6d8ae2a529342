import { TextInput } from '@mantine/core';
import type { BuyerForm } from './buyer-form';
import { zipDigits } from '../../lib/zip-digits';
import fieldset from '../../styles/fieldset.module.css';

/** Field names of an address group; labels and order are the same in both. */
interface AddressFieldsProps {
  form: BuyerForm;
  group: 'shipping_address' | 'billing_address';
}

const FIELDS = [
  {
    shipping: 'firstName',
    billing: 'billingFirstName',
    label: 'First name',
    autoComplete: 'given-name',
    half: true,
  },
  {
    shipping: 'lastName',
    billing: 'billingLastName',
    label: 'Last name',
    autoComplete: 'family-name',
    half: true,
  },
  {
    shipping: 'fullAddress',
    billing: 'billingFullAddress',
    label: 'Address',
    autoComplete: 'address-line1',
    half: false,
  },
  {
    shipping: 'apartment',
    billing: 'billingApartment',
    label: 'Apartment, floor, shop (optional)',
    autoComplete: 'address-line2',
    half: false,
  },
  { shipping: 'city', billing: 'billingCity', label: 'City', autoComplete: 'address-level2', half: true },
  { shipping: 'state', billing: 'billingState', label: 'State', autoComplete: 'address-level1', half: true },
  {
    shipping: 'zipCode',
    billing: 'billingZipCode',
    label: 'PIN code (Zip code)',
    autoComplete: 'postal-code',
    half: true,
  },
  {
    shipping: 'country',
    billing: 'billingCountry',
    label: 'Country',
    autoComplete: 'country-name',
    half: true,
  },
] as const;

/** The eight fields of a shipping or billing address (docs/spec/wholesale.md#addresses). */
export function AddressFields({ form, group }: AddressFieldsProps) {
  const kind = group === 'shipping_address' ? 'shipping' : 'billing';
  return (
    <div className={fieldset.fields}>
      {FIELDS.map((field) => {
        const name = field[kind];
        const path = `${group}.${name}`;
        const isZip = field.shipping === 'zipCode';
        return (
          <TextInput
            {...form.getInputProps(path)}
            key={form.key(path)}
            className={field.half ? fieldset.half : fieldset.whole}
            label={field.label}
            autoComplete={`${kind} ${field.autoComplete}`}
            inputMode={isZip ? 'numeric' : undefined}
            {...(isZip && {
              onChange: (event) => form.setFieldValue(path, zipDigits(event.currentTarget.value)),
            })}
          />
        );
      })}
    </div>
  );
}
