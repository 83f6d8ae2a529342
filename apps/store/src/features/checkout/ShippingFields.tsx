import type { ShippingForm } from '@aabha/contracts/checkout/checkout.schema';
import { STATE_UNKNOWN_TEXT } from '@aabha/contracts/service-areas/delivery.rules';
import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
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
}

/**
 * The delivery address (docs/spec/checkout.md#shipping-form). The country is always India and has no field.
 */
export function ShippingFields({ form, found }: ShippingFieldsProps) {
  const props = (name: keyof ShippingForm) => ({
    ...form.getInputProps(name),
    required: true,
    withAsterisk: false,
  });
  const place = [found?.city, found?.state].filter(Boolean).join(', ');
  return (
    <fieldset className={fieldset.group}>
      <legend className={fieldset.legend}>Shipping address</legend>
      <div className={fieldset.fields}>
        <TextInput {...props('name')} key={form.key('name')} label="Name" autoComplete="name" />
        <TextInput
          {...props('email')}
          key={form.key('email')}
          label="Email"
          type="email"
          autoComplete="email"
        />
        <PhoneInput
          {...props('phone')}
          key={form.key('phone')}
          className={fieldset.whole}
          label="Phone"
          description="10 digits, with or without +91"
          autoComplete="tel"
          onText={(text) => form.setFieldValue('phone', text)}
        />
        <TextInput
          {...props('address')}
          key={form.key('address')}
          className={fieldset.whole}
          label="Address"
          autoComplete="street-address"
        />
        <TextInput
          {...props('city')}
          key={form.key('city')}
          className={fieldset.half}
          label="City"
          autoComplete="address-level2"
        />
        <div className={fieldset.half}>
          <TextInput
            {...props('zip')}
            key={form.key('zip')}
            label="ZIP Code"
            description="Your 6-digit PIN code"
            inputMode="numeric"
            autoComplete="postal-code"
            onChange={(event) => form.setFieldValue('zip', zipDigits(event.currentTarget.value))}
          />
          <p className={classes.place} role="status">
            {found?.exists && (found.canOrder ? `We deliver to ${place}.` : STATE_UNKNOWN_TEXT)}
          </p>
        </div>
        <TextInput className={fieldset.whole} label="Country" value="India" disabled />
      </div>
    </fieldset>
  );
}
