import * as texts from '@aabha/messages/business';
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
        label={texts.registeredAddress}
        autoComplete="billing street-address"
      />
      <TextInput
        {...props('city')}
        key={form.key('billingAddress.city')}
        label={texts.registeredCity}
        autoComplete="billing address-level2"
      />
      <TextInput
        {...props('zip')}
        key={form.key('billingAddress.zip')}
        label={texts.registeredPinCode}
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
        label={texts.gstin}
        description={state ? texts.registeredIn(state) : texts.fifteenCharacters}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        {...props('legalName')}
        key={form.key('legalName')}
        label={texts.legalName}
        description={texts.asOnCertificate}
        autoComplete="organization"
      />
      {isNeeded ? (
        <p className={`${classes.note} ${classes.whole}`} role="status">
          {texts.goodsGoElsewhere(deliveryState ?? '', state)}
        </p>
      ) : (
        <label className={`${classes.choice} ${classes.whole}`}>
          <input
            type="checkbox"
            checked={hasAddress === 'yes'}
            onChange={(event) => form.setFieldValue('hasAddress', event.currentTarget.checked ? 'yes' : '')}
          />
          <span>{texts.registeredElsewhere}</span>
        </label>
      )}
      {(isNeeded || hasAddress === 'yes') && <AddressFields form={form} />}
    </div>
  );
}
