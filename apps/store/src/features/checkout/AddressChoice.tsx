import type { Address } from '@aabha/contracts/addresses/addresses.schema';
import * as texts from '@aabha/messages/addresses';
import type { UseFormReturnType } from '@mantine/form';
import { AddressLines } from '../../components/AddressLines';
import fieldset from '../../styles/fieldset.module.css';
import classes from './checkout.module.css';
import type { CheckoutValues } from './checkout-values';
import { chosenAddress, shippingToAddress } from './known-shipping';

interface AddressChoiceProps {
  form: UseFormReturnType<CheckoutValues>;
  addresses: readonly Address[];
}

/** The saved addresses to choose from; a choice fills in the form (docs/spec/checkout.md#shipping-form). */
export function AddressChoice({ form, addresses }: AddressChoiceProps) {
  if (addresses.length === 0) return null;
  const chosen = chosenAddress(addresses, form.values);
  const choose = (values: Partial<CheckoutValues>) => {
    form.setValues(values);
    form.clearErrors();
  };
  return (
    <fieldset className={fieldset.group}>
      <legend className={fieldset.legend}>{texts.deliverTo}</legend>
      <div className={classes.addresses}>
        {addresses.map((address) => (
          <label key={address._id} className={classes.address}>
            <input
              type="radio"
              name="saved-address"
              checked={chosen?._id === address._id}
              disabled={!address.canOrder}
              onChange={() => choose({ ...shippingToAddress(address, form.getValues().email), landmark: '' })}
            />
            <AddressLines address={address} />
          </label>
        ))}
        <label className={classes.address}>
          <input
            type="radio"
            name="saved-address"
            checked={chosen === undefined}
            onChange={() => choose({ address: '', city: '', zip: '', landmark: '' })}
          />
          <strong>{texts.anotherAddress}</strong>
        </label>
      </div>
    </fieldset>
  );
}
