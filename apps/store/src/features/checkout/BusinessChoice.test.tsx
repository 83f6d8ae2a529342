import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { invalidInput, refusal } from '../../testing/fake-api';
import { BUSINESS, pay, SERVED, showCheckout, TYPED } from './testing/checkout-steps';

it('sends the business only when it is chosen, and shows its refusal beside its fields', async () => {
  const failures = [
    invalidInput({ 'business.gstin': 'This GSTIN has a typing error.' }),
    refusal('CART_CHANGED'),
  ];
  const { user, inputsOf } = await showCheckout(
    {
      'serviceAreas.lookUp': () => ({ zipcode: SERVED }),
      'checkout.createPayment': () => {
        throw failures.shift() ?? new Error('One payment too many.');
      },
    },
    TYPED,
  );
  await screen.findByText('We deliver to Mysuru, Karnataka.');
  const choice = screen.getByRole('checkbox', { name: /Add GSTIN/ });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  await user.click(pay());
  expect(await screen.findByText(/This GSTIN has a typing error/)).toBeVisible();
  await user.click(choice);
  await user.click(pay());
  await waitFor(() => expect(inputsOf('checkout.createPayment')).toHaveLength(2));
  expect(inputsOf('checkout.createPayment')[0]).toMatchObject({ business: BUSINESS });
  expect(inputsOf('checkout.createPayment')[1]).not.toHaveProperty('business');
});
