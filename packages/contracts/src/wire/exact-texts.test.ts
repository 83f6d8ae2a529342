import { expect, it } from 'vitest';
import type { z } from 'zod';
import { LoginInput } from '../accounts/accounts.schema';
import { ShippingForm } from '../checkout/checkout.schema';
import { WholesaleBillingAddress, WholesaleShippingAddress } from '../wholesale/wholesale.schema';

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it('reports errors of an address in the texts of the form', () => {
  const blank = Object.fromEntries(Object.keys(WholesaleBillingAddress.shape).map((name) => [name, '']));
  expect(messagesOf(WholesaleBillingAddress, blank)).toEqual([
    'Billing first name must contain only letters',
    'Billing last name must contain only letters',
    'Billing address is required',
    'Billing city is required',
    'Billing country is required',
    'Billing state is required',
    'Billing zip code must be exactly 6 digits',
  ]);
  expect(messagesOf(WholesaleShippingAddress, {})).toContain('Shipping address is required');
  expect(messagesOf(ShippingForm, { name: '4' })).toContain('Name must contain only letters');
  expect(messagesOf(LoginInput, { email: 'a@b.in', password: '' })).toContain('Password is required.');
});
