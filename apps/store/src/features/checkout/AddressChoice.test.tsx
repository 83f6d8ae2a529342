import type { Address } from '@aabha/contracts/addresses/addresses.schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api';
import { field, pay, SERVED, showCheckout, TYPED, typedValues, type Fields } from './testing/checkout-steps';

const HOME: Address = {
  ...{ _id: 'a1', label: 'Home', name: 'Asha Rao', phone: '9845012303', address: '7 Temple Street' },
  ...{ landmark: 'Opposite City Mall', city: 'Mysore', zip: '570001', isDefault: true },
  ...{ state: 'Karnataka', canOrder: true },
};
const OFFICE: Address = {
  ...HOME,
  ...{ _id: 'a2', label: 'Office', address: '1 Hill Road', landmark: '', isDefault: false },
};
const radio = (name: RegExp) => screen.getByRole('radio', { name });

it('begins with the default address, and fills in another one that is chosen', async () => {
  const { user } = await showCheckout(
    { 'serviceAreas.lookUp': () => ({ zipcode: SERVED }) },
    { Email: TYPED.Email },
    [OFFICE, HOME, { ...OFFICE, _id: 'a3', label: 'Farm', zip: '999999', canOrder: false }],
  );
  await screen.findByText('We deliver to Mysuru, Karnataka.');
  const home = [
    'Asha Rao',
    TYPED.Email,
    '98450 12303',
    '7 Temple Street, Opposite City Mall',
    'Mysore',
    '570001',
  ];
  expect(typedValues()).toEqual(home);
  expect(radio(/^Home/)).toBeChecked();
  expect(radio(/^Farm/)).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: 'Save this address in my account' })).toBeNull();
  await user.click(radio(/^Office/));
  expect(field('Address')).toHaveValue('1 Hill Road');
  await user.click(radio(/^Another address/));
  expect(['Address', 'City', 'ZIP Code'].map((label) => field(label as keyof Fields).value)).toEqual([
    '',
    '',
    '',
  ]);
  expect(field('Name')).toHaveValue('Asha Rao');
  await user.click(radio(/^Home/));
  expect(typedValues()).toEqual(home);
  await user.type(field('Address'), ', gate 2');
  expect(radio(/^Another address/)).toBeChecked();
});

it('saves an address only where the shopper asks for that', async () => {
  const { user, inputsOf } = await showCheckout(
    {
      'serviceAreas.lookUp': () => ({ zipcode: SERVED }),
      'checkout.createPayment': () => {
        throw refusal('CART_CHANGED');
      },
    },
    TYPED,
  );
  await screen.findByText('We deliver to Mysuru, Karnataka.');
  const save = screen.getByRole('checkbox', { name: 'Save this address in my account' });
  expect(save).not.toBeChecked();
  await user.click(pay());
  await waitFor(() => expect(inputsOf('checkout.createPayment')).toHaveLength(1));
  await user.click(save);
  await user.click(pay());
  await waitFor(() => expect(inputsOf('checkout.createPayment')).toHaveLength(2));
  expect(inputsOf('checkout.createPayment')[0]).not.toHaveProperty('saveAddress');
  expect(inputsOf('checkout.createPayment')[1]).toMatchObject({ saveAddress: true });
});
