import type { ReactNode } from 'react';
import * as texts from '@aabha/messages/checkout';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PhoneInput } from '../../lib/PhoneInput';
import type { ZipCheck } from '../../lib/use-zip-check';
import { zipDigits } from '../../lib/zip-digits';
import fieldset from '../../styles/fieldset.module.css';
import classes from './checkout.module.css';
import type { CheckoutValues } from './checkout-values';
import '../../styles/form.css';

interface ShippingFieldsProps {
  form: UseFormReturnType<CheckoutValues>;
  check: ZipCheck;
  /** Below the fields. */
  children?: ReactNode;
}

/**
 * The delivery address, from the PIN code, which fills city and State (docs/spec/checkout.md#shipping-form). The country is always India and has no field.
 */
export function ShippingFields({ form, check, children }: ShippingFieldsProps) {
  const { found } = check;
  const props = (name: keyof CheckoutValues) => ({
    ...form.getInputProps(name),
    required: true,
    withAsterisk: false,
  });
  const place = [found?.city, found?.state].filter(Boolean).join(', ');
  return (
    <fieldset className={fieldset.group}>
      <legend className={fieldset.legend}>{texts.shippingAddress}</legend>
      <div className={fieldset.fields}>
        <div className={fieldset.whole}>
          <TextInput
            {...props('zip')}
            key={form.key('zip')}
            label={texts.zipCode}
            description={texts.zipHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            autoComplete="postal-code"
            onChange={(event) => form.setFieldValue('zip', zipDigits(event.currentTarget.value))}
          />
          <p className={classes.place} role="status">
            {found?.exists && (found.canOrder ? texts.deliverTo(place) : texts.stateUnknown)}
          </p>
          {check.failed && (
            <p className={classes.unchecked} role="alert">
              {texts.pinNotChecked}{' '}
              <Button kind="quiet" busy={check.checking} onClick={() => void check.askAgain()}>
                {texts.checkPinAgain}
              </Button>
            </p>
          )}
        </div>
        <TextInput
          {...props('city')}
          key={form.key('city')}
          className={fieldset.half}
          label={texts.city}
          autoComplete="address-level2"
        />
        <TextInput
          className={fieldset.half}
          label={texts.state}
          value={found?.state ?? ''}
          placeholder={texts.stateHint}
          readOnly
          tabIndex={-1}
        />
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
          {...form.getInputProps('landmark')}
          key={form.key('landmark')}
          label={texts.landmark}
          placeholder={texts.landmarkHint}
          autoComplete="off"
        />
        <TextInput label={texts.country} value={texts.india} disabled />
      </div>
      {children}
    </fieldset>
  );
}
