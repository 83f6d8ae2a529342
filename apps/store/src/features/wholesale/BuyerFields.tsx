import { memo } from 'react';
import * as texts from '@aabha/messages/wholesale';
import { TextInput } from '@mantine/core';
import { PhoneInput } from '../../lib/PhoneInput';
import { AddressFields } from './AddressFields';
import { addressLine, billingFromShipping, type BuyerForm, type BuyerValues } from './buyer-form';
import choices from '../../styles/choices.module.css';
import fieldset from '../../styles/fieldset.module.css';
import classes from './buyer.module.css';
import '../../styles/form.css';

const BILLING = ['same', 'different'] as const satisfies readonly BuyerValues['billing'][];

function Contact({ form }: { form: BuyerForm }) {
  return (
    <fieldset className={fieldset.group}>
      <legend className={fieldset.legend}>{texts.contact}</legend>
      <div className={fieldset.fields}>
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          label={texts.email}
          type="email"
          autoComplete="email"
        />
        <PhoneInput
          {...form.getInputProps('contact')}
          key={form.key('contact')}
          label={texts.contact}
          autoComplete="tel"
          onText={(text) => form.setFieldValue('contact', text)}
        />
      </div>
    </fieldset>
  );
}

function Billing({ form }: { form: BuyerForm }) {
  const { billing, shipping_address } = form.values;
  const choose = (newBilling: BuyerValues['billing']) => {
    // The mirrored values are the starting point for an address that differs in part.
    if (newBilling === 'different')
      form.setFieldValue('billing_address', billingFromShipping(shipping_address));
    form.setFieldValue('billing', newBilling);
  };
  return (
    <fieldset className={fieldset.group}>
      <legend className={fieldset.legend}>{texts.billingAddress}</legend>
      <div className={classes.billing}>
        <div className={choices.choices}>
          {BILLING.map((value) => (
            <label key={value} className={choices.choice}>
              <input
                type="radio"
                name="billing"
                value={value}
                checked={billing === value}
                onChange={() => choose(value)}
              />
              {texts.billingChoices[value]}
            </label>
          ))}
        </div>
        {billing === 'same' ? (
          <p className={classes.mirrored}>{addressLine(shipping_address) || texts.shippingForBilling}</p>
        ) : (
          <AddressFields form={form} group="billing_address" />
        )}
      </div>
    </fieldset>
  );
}

interface BuyerFieldsProps {
  form: BuyerForm;
}

/* The form object changes on each render; the output depends on these values only. */
const showsTheSame = (was: BuyerFieldsProps, is: BuyerFieldsProps) =>
  was.form.values === is.form.values && was.form.errors === is.form.errors;

/**
 * Buyer and addresses (docs/spec/wholesale.md#order-form). Memoised, so that selecting a product does not
 * render it again.
 */
export const BuyerFields = memo(function BuyerFields({ form }: BuyerFieldsProps) {
  return (
    <div className={fieldset.groups}>
      <Contact form={form} />
      <fieldset className={fieldset.group}>
        <legend className={fieldset.legend}>{texts.shippingAddress}</legend>
        <AddressFields form={form} group="shipping_address" />
      </fieldset>
      <Billing form={form} />
      <fieldset className={fieldset.group}>
        <legend className={fieldset.legend}>{texts.company}</legend>
        <div className={fieldset.fields}>
          <TextInput
            {...form.getInputProps('companyName')}
            key={form.key('companyName')}
            label={texts.companyName}
            autoComplete="organization"
          />
          <TextInput
            {...form.getInputProps('gstNumber')}
            key={form.key('gstNumber')}
            label={texts.gstNumber}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) =>
              form.setFieldValue('gstNumber', event.currentTarget.value.toUpperCase().trim())
            }
          />
        </div>
      </fieldset>
    </div>
  );
}, showsTheSame);
