import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { zipDigits } from '../../lib/zip-digits';
import classes from './business.module.css';
import { needsAddress, stateOfTyped, type BusinessValues } from './business-values';
import '../../styles/form.css';

interface BusinessFieldsProps {
  form: UseFormReturnType<BusinessValues>;
  /** Where the goods go, where that is known. */
  deliveryState?: string | undefined;
}

function AddressFields({ form }: BusinessFieldsProps) {
  const props = (name: string) => ({
    ...form.getInputProps(`billingAddress.${name}`),
    required: true,
    withAsterisk: false,
  });
  return (
    <>
      <TextInput
        {...props('address')}
        key={form.key('billingAddress.address')}
        className={classes.whole}
        label="Registered address"
        autoComplete="billing street-address"
      />
      <TextInput
        {...props('city')}
        key={form.key('billingAddress.city')}
        label="Registered city"
        autoComplete="billing address-level2"
      />
      <TextInput
        {...props('zip')}
        key={form.key('billingAddress.zip')}
        label="Registered PIN code"
        inputMode="numeric"
        autoComplete="billing postal-code"
        onChange={(event) => form.setFieldValue('billingAddress.zip', zipDigits(event.currentTarget.value))}
      />
    </>
  );
}

/** GSTIN, legal name and registered address (docs/spec/checkout.md#buying-for-a-business). */
export function BusinessFields({ form, deliveryState }: BusinessFieldsProps) {
  const { gstin, hasAddress } = form.values;
  const state = stateOfTyped(gstin);
  const isNeeded = needsAddress(gstin, deliveryState);
  const props = (name: 'gstin' | 'legalName') => ({
    ...form.getInputProps(name),
    required: true,
    withAsterisk: false,
  });
  return (
    <div className={classes.fields}>
      <TextInput
        {...props('gstin')}
        key={form.key('gstin')}
        label="GSTIN"
        description={state ? `Registered in ${state}` : '15 characters, as on your registration certificate'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        {...props('legalName')}
        key={form.key('legalName')}
        label="Legal name"
        description="As on your registration certificate"
        autoComplete="organization"
      />
      {isNeeded ? (
        <p className={`${classes.note} ${classes.whole}`} role="status">
          The goods go to {deliveryState}, but this GSTIN is registered in {state}. The invoice needs the
          registered address in {state}.
        </p>
      ) : (
        <label className={`${classes.choice} ${classes.whole}`}>
          <input
            type="checkbox"
            checked={hasAddress === 'yes'}
            onChange={(event) => form.setFieldValue('hasAddress', event.currentTarget.checked ? 'yes' : '')}
          />
          <span>The registered address is not the delivery address</span>
        </label>
      )}
      {(isNeeded || hasAddress === 'yes') && <AddressFields form={form} />}
    </div>
  );
}
