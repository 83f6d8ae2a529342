import { AddressForm, type Address } from '@aabha/contracts/addresses/addresses.schema';
import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import * as texts from '@aabha/messages/addresses';
import * as checkout from '@aabha/messages/checkout';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { PhoneInput } from '../../lib/PhoneInput';
import { trpc } from '../../lib/trpc';
import { useCityOfZip } from '../../lib/use-city-of-zip';
import { useShopForm } from '../../lib/use-shop-form';
import { useZipCheck } from '../../lib/use-zip-check';
import { zipDigits } from '../../lib/zip-digits';
import { ADDRESS_FIELDS, valuesOfAddress, type AddressValues } from './address-values';
import classes from './addresses.module.css';
import '../../styles/form.css';

const validateForm = schemaResolver(AddressForm, { sync: true });

/** Returns where a PIN code is, and whether we deliver there. */
function placeText({ exists, canOrder, city, state }: ZipLookUp): string {
  if (!exists) return texts.notServed;
  return canOrder ? checkout.deliverTo([city, state].filter(Boolean).join(', ')) : checkout.stateUnknown;
}

interface AddressEditProps {
  /** The address to change; undefined for a new one. */
  address: Address | undefined;
  person: { name: string; phone: string };
  onDone: () => void;
}

function useAddressForm({ address, person, onDone }: AddressEditProps) {
  const form = useShopForm<AddressValues>({
    initialValues: valuesOfAddress(address, person),
    validate: ({ isDefault: _, ...values }) => validateForm(values),
  });
  const utils = trpc.useUtils();
  const ending = {
    onSuccess: (saved: { addresses: Address[] }) => {
      utils.addresses.list.setData({}, saved);
      notify('success', texts.addressSaved);
      onDone();
    },
    onError: (error: unknown) => showFormFailure(form, ADDRESS_FIELDS, error, texts.addressNotSaved),
  };
  const create = trpc.addresses.create.useMutation(ending);
  const update = trpc.addresses.update.useMutation(ending);
  const save = (values: AddressValues) =>
    address ? update.mutate({ id: address._id, ...values }) : create.mutate(values);
  const { found } = useZipCheck(form.values.zip);
  useCityOfZip(form, found, '');
  return { form, found, save, isSaving: create.isPending || update.isPending };
}

/** The form of an address: a new one, or a change of one (docs/spec/accounts.md#addresses). */
export function AddressEdit(props: AddressEditProps) {
  const { form, found, save, isSaving } = useAddressForm(props);
  const field = (name: keyof AddressForm, label: string) => ({
    ...form.getInputProps(name),
    label,
  });
  const needed = { required: true, withAsterisk: false };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(save)}
      aria-label={props.address ? texts.changeAddress : texts.newAddress}
    >
      <TextInput
        {...field('label', texts.label)}
        key={form.key('label')}
        className={classes.whole}
        description={texts.labelHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoFocus
      />
      <TextInput {...field('name', common.name)} key={form.key('name')} {...needed} autoComplete="name" />
      <PhoneInput
        {...field('phone', common.phone)}
        key={form.key('phone')}
        {...needed}
        autoComplete="tel"
        onText={(text) => form.setFieldValue('phone', text)}
      />
      <TextInput
        {...field('address', checkout.address)}
        key={form.key('address')}
        {...needed}
        className={classes.whole}
        autoComplete="street-address"
      />
      <TextInput
        {...field('landmark', texts.landmark)}
        key={form.key('landmark')}
        className={classes.whole}
        description={texts.landmarkHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <div>
        <TextInput
          {...field('zip', checkout.zipCode)}
          key={form.key('zip')}
          {...needed}
          inputMode="numeric"
          autoComplete="postal-code"
          onChange={(event) => form.setFieldValue('zip', zipDigits(event.currentTarget.value))}
        />
        <p className={found?.exists ? classes.served : classes.unserved} role="status">
          {found && placeText(found)}
        </p>
      </div>
      <TextInput
        {...field('city', checkout.city)}
        key={form.key('city')}
        {...needed}
        autoComplete="address-level2"
      />
      {!props.address?.isDefault && (
        <label className={`${classes.check} ${classes.whole}`}>
          <input
            type="checkbox"
            checked={form.values.isDefault}
            onChange={(event) => form.setFieldValue('isDefault', event.currentTarget.checked)}
          />
          <span>{texts.useFirst}</span>
        </label>
      )}
      <FormProblem form={form} />
      <div className={`${classes.actions} ${classes.whole}`}>
        <Button kind="outline" onClick={props.onDone}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={isSaving}>
          {texts.saveAddress}
        </Button>
      </div>
    </form>
  );
}
