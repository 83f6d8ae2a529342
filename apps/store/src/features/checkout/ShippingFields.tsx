import type { ReactNode } from 'react';
import type { ShippingForm } from '@aabha/contracts/checkout/checkout.schema';
import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import * as texts from '@aabha/messages/checkout';
import * as common from '@aabha/messages/common';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PhoneInput } from '../../lib/PhoneInput';
import { zipDigits } from '../../lib/zip-digits';
import fieldset from '../../styles/fieldset.module.css';
import classes from './checkout.module.css';
import '../../styles/form.css';

interface ShippingFieldsProps {
  form: UseFormReturnType<ShippingForm>;
  found: ZipLookUp | undefined;
  /** Below the fields. */
  children?: ReactNode;
}

/**
 * The delivery address (docs/spec/checkout.md#shipping-form). The country is always India and has no field.
 */
export function ShippingFields({ form, found, children }: ShippingFieldsProps) {
  const props = (name: keyof ShippingForm) => ({
    ...form.getInputProps(name),
    required: true,
    withAsterisk: false,
  });
  const place = [found?.city, found?.state].filter(Boolean).join(', ');
  return (
    <fieldset className={fieldset.group}>
      <legend className={fieldset.legend}>{texts.shippingAddress}</legend>
      <div className={fieldset.fields}>
        <TextInput {...props('name')} key={form.key('name')} label={common.name} autoComplete="name" />
        <TextInput
          {...props('email')}
          key={form.key('email')}
          label={common.email}
          type="email"
          autoComplete="email"
        />
        <PhoneInput
          {...props('phone')}
          key={form.key('phone')}
          className={fieldset.whole}
          label={common.phone}
          description={texts.phoneHint}
          autoComplete="tel"
          onText={(text) => form.setFieldValue('phone', text)}
        />
        <TextInput
          {...props('address')}
          key={form.key('address')}
          className={fieldset.whole}
          label={texts.address}
          autoComplete="street-address"
        />
        <TextInput
          {...props('city')}
          key={form.key('city')}
          className={fieldset.half}
          label={texts.city}
          autoComplete="address-level2"
        />
        <div className={fieldset.half}>
          <TextInput
            {...props('zip')}
            key={form.key('zip')}
            label={texts.zipCode}
            description={texts.zipHint}
            /* Beside the city, whose field has no text above it. */
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            autoComplete="postal-code"
            onChange={(event) => form.setFieldValue('zip', zipDigits(event.currentTarget.value))}
          />
          <p className={classes.place} role="status">
            {found?.exists && (found.canOrder ? texts.deliverTo(place) : texts.stateUnknown)}
          </p>
        </div>
        <TextInput className={fieldset.whole} label={texts.country} value={texts.india} disabled />
      </div>
      {children}
    </fieldset>
  );
}
