import type { Address } from '@aabha/contracts/addresses/addresses.schema';
import type { Cart } from '@aabha/contracts/cart/cart.schema';
import { AppError } from '@aabha/contracts/errors/errors';
import { useImperativeHandle, useState, type Ref } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BusinessPurchaseHandle } from '../../lib/business-purchase';
import { describeError } from '../../lib/describe-error';
import { invalidInput, refusal, refusalOf } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { CheckoutScreen } from './CheckoutScreen';

const CART: Cart = {
  _id: 'c1',
  user: { _id: 'shopper-1', name: '', email: '', phone: '', address: '', zip: '' },
  items: [],
  coupon: null,
  totals: { subtotal: 49_990, discount: 0, shipping: 99, total: 50_089, payable: 50_089 },
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const TYPED = {
  Name: 'Kavya Nair',
  Email: 'kavya@example.com',
  Phone: '98450 98450',
  Address: '12, Temple Road',
  City: 'Mysuru',
  'ZIP Code': '570001',
};
const SERVED = {
  exists: true,
  canOrder: true,
  beforeFive: [],
  afterFive: [],
  city: 'Mysuru',
  state: 'Karnataka',
};

const BUSINESS = { gstin: '27AAPFU0939F1ZV', legalName: 'Kaveri Traders', remember: false };

const ACCEPTED = { terms: 3, privacy: 1, shipping: 2, unboxing: 1, disclaimer: 1 };

/** Fields of a business that are valid for goods that go to Karnataka. */
function StubFields({ ref, state }: { ref: Ref<BusinessPurchaseHandle>; state: string | undefined }) {
  const [problem, setProblem] = useState('');
  useImperativeHandle(ref, () => ({
    read: () => (state === 'Karnataka' ? BUSINESS : undefined),
    show: (error) => setProblem(describeError(error).fields['business.gstin'] ?? ''),
  }));
  return (
    <p>
      Business in {state}. {problem}
    </p>
  );
}

type Fields = Record<keyof typeof TYPED, string>;
const LABELS = Object.keys(TYPED) as (keyof Fields)[];
const field = (label: keyof Fields) => screen.getByLabelText<HTMLInputElement>(label);
const pay = () => screen.getByRole('button', { name: 'Place Order · Pay ₹50,089' });
const typedValues = () => LABELS.map((label) => field(label).value);

/** Expects these messages beside their fields; a field may also have a hint. */
function expectErrors(errors: Partial<Fields>) {
  for (const [label, text] of Object.entries(errors))
    expect(field(label as keyof Fields)).toHaveAccessibleDescription(expect.stringContaining(text));
}

async function show(
  answers: Parameters<typeof renderInShop>[1],
  typed: Partial<Fields> = {},
  addresses: readonly Address[] = [],
) {
  const onPlaced = vi.fn();
  const onPending = vi.fn();
  const onCartRefused = vi.fn();
  const onTextsChanged = vi.fn();
  const leave = { onPlaced, onPending, onCartRefused, onTextsChanged };
  const shop = await renderInShop(
    <CheckoutScreen
      cart={CART}
      addresses={addresses}
      last={undefined}
      upiCeiling={5_00_000}
      acceptedTexts={ACCEPTED}
      summary={null}
      businessFields={(ref, state) => <StubFields ref={ref} state={state} />}
      {...leave}
    />,
    answers,
  );
  for (const [label, text] of Object.entries(typed)) {
    await shop.user.click(field(label as keyof Fields));
    await shop.user.paste(text);
  }
  return { ...shop, ...leave };
}

it('requires every field of the address, and starts no payment without', async () => {
  const { user, inputsOf } = await show({});
  await user.click(pay());
  expectErrors({
    Name: 'Name is required.',
    Email: 'Email is required.',
    Phone: 'Phone number is required.',
    Address: 'Address is required.',
    City: 'City is required.',
    'ZIP Code': 'ZIP code must be a 6-digit number.',
  });
  expect(document.activeElement).toBe(field('Name'));
  expect(inputsOf('checkout.createPayment')).toEqual([]);
});

it('refuses each wrong format with its own text', async () => {
  const wrong = { Name: 'K4vya', Email: 'kavya@', Phone: '98450', City: 'Mysuru 4', 'ZIP Code': '57-00' };
  const { user, inputsOf } = await show({}, { ...wrong, Address: TYPED.Address });
  await user.click(pay());
  expectErrors({
    Name: 'Name must contain only letters',
    Email: 'Enter a valid email address.',
    Phone: 'Phone number must be exactly 10 digits.',
    City: 'City must contain only letters and spaces.',
    'ZIP Code': 'ZIP code must be a 6-digit number.',
  });
  expect(field('Address')).not.toHaveAccessibleDescription();
  expect(field('ZIP Code')).toHaveValue('5700');
  expect(inputsOf('checkout.createPayment')).toEqual([]);
});

it('keeps the typed address when the payment is refused, and shows the error of a field beside it', async () => {
  const failures = [
    refusal('PROVIDER_UNAVAILABLE'),
    invalidInput({ address: 'Please use at most 500 characters.' }),
    refusal('CART_CHANGED'),
  ];
  const { user, inputsOf, onCartRefused, onPlaced } = await show(
    {
      'serviceAreas.lookUp': () => ({ zipcode: SERVED }),
      'checkout.createPayment': () => {
        throw failures.shift() ?? new Error('One payment too many.');
      },
    },
    TYPED,
  );
  expect(await screen.findByText('We deliver to Mysuru, Karnataka.')).toBeVisible();
  await user.click(pay());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The payment service is not responding. You have not been charged. Please try again.',
  );
  await user.click(pay());
  await waitFor(() =>
    expect(field('Address')).toHaveAccessibleDescription('Please use at most 500 characters.'),
  );
  expect(document.activeElement).toBe(field('Address'));
  expect(onCartRefused).not.toHaveBeenCalled();
  await user.type(field('Address'), '.');
  await user.click(pay());
  expect(
    await screen.findByText('Your cart has changed. Please review it and try again.'),
  ).toBeInTheDocument();
  expect(onCartRefused).toHaveBeenCalledTimes(1);
  expect(typedValues()).toEqual(Object.values({ ...TYPED, Address: `${TYPED.Address}.` }));
  expect(inputsOf('checkout.createPayment')[0]).toMatchObject({
    amount: 50_089,
    zip: '570001',
    city: 'Mysuru',
  });
  expect(onPlaced).not.toHaveBeenCalled();
});

it('leads to the waiting room of a television that has one, and keeps the typed address', async () => {
  const path = '/waiting-room/tv';
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  const { user } = await show(
    {
      'serviceAreas.lookUp': () => ({ zipcode: SERVED }),
      'checkout.createPayment': () => {
        throw refusalOf(new AppError('WAITING_ROOM', { product: 'Surya 43', path }, { waitingRoom: path }));
      },
    },
    TYPED,
  );
  await user.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/waiting-room/tv?from=checkout'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(typedValues()).toEqual(Object.values(TYPED));
  vi.unstubAllGlobals();
});

it('names the nearest PIN codes where we do not deliver, and clears the ZIP code on closing', async () => {
  const unserved = { exists: false, canOrder: false, beforeFive: ['570001'], afterFive: ['570008'] };
  const { user } = await show(
    { 'serviceAreas.lookUp': () => ({ zipcode: unserved }) },
    { 'ZIP Code': '570004' },
  );
  expect(await screen.findByRole('dialog', { name: 'Service Not Available' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['570001', '570008']);
  await user.click(screen.getByRole('button', { name: 'Enter another PIN code' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('ZIP Code')).toHaveValue('');
});

it('sends the versions of the terms that it shows, and asks for the new ones when they have changed', async () => {
  const { user, inputsOf, onTextsChanged } = await show(
    {
      'serviceAreas.lookUp': () => ({ zipcode: SERVED }),
      'checkout.createPayment': () => {
        throw refusal('TEXTS_CHANGED');
      },
    },
    TYPED,
  );
  const terms = screen.getByRole('link', { name: 'terms and conditions' });
  expect(terms).toHaveAttribute('href', '/terms-conditions');
  await user.click(pay());
  expect(await screen.findByText(/^Our terms or policies have changed/)).toBeInTheDocument();
  expect(inputsOf('checkout.createPayment')).toMatchObject([{ acceptedTexts: ACCEPTED }]);
  expect(onTextsChanged).toHaveBeenCalledTimes(1);
  expect(typedValues()).toEqual(Object.values(TYPED));
});

it('sends the business only when it is chosen, and shows its refusal beside its fields', async () => {
  const failures = [
    invalidInput({ 'business.gstin': 'This GSTIN has a typing error.' }),
    refusal('CART_CHANGED'),
  ];
  const { user, inputsOf } = await show(
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
  const { user } = await show(
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
  const { user, inputsOf } = await show(
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
