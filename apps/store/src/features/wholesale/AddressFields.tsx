import * as texts from '@aabha/messages/wholesale';
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
    label: texts.addressFields.firstName,
    autoComplete: 'given-name',
    half: true,
  },
  {
    shipping: 'lastName',
    billing: 'billingLastName',
    label: texts.addressFields.lastName,
    autoComplete: 'family-name',
    half: true,
  },
  {
    shipping: 'fullAddress',
    billing: 'billingFullAddress',
    label: texts.addressFields.fullAddress,
    autoComplete: 'address-line1',
    half: false,
  },
  {
    shipping: 'apartment',
    billing: 'billingApartment',
    label: texts.addressFields.apartment,
    autoComplete: 'address-line2',
    half: false,
  },
  {
    shipping: 'city',
    billing: 'billingCity',
    label: texts.addressFields.city,
    autoComplete: 'address-level2',
    half: true,
  },
  {
    shipping: 'state',
    billing: 'billingState',
    label: texts.addressFields.state,
    autoComplete: 'address-level1',
    half: true,
  },
  {
    shipping: 'zipCode',
    billing: 'billingZipCode',
    label: texts.addressFields.zipCode,
    autoComplete: 'postal-code',
    half: true,
  },
  {
    shipping: 'country',
    billing: 'billingCountry',
    label: texts.addressFields.country,
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
