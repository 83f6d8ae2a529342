import { AppError } from '@aabha/contracts/errors/errors';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { connectionLost, invalidInput, refusal, refusalOf } from '../../testing/fake-api';
import {
  ACCEPTED,
  expectErrors,
  field,
  pay,
  SERVED,
  showCheckout,
  TYPED,
  typedValues,
} from './testing/checkout-steps';

it('requires every field of the address, and starts no payment without', async () => {
  const { user, inputsOf } = await showCheckout({});
  await user.click(pay());
  expectErrors({
    Name: 'Name is required.',
    Email: 'Email is required.',
    Phone: 'Phone number is required.',
    Address: 'Address is required.',
    City: 'City is required.',
    'ZIP Code': 'ZIP code must be a 6-digit number.',
  });
  expect(document.activeElement).toBe(field('ZIP Code'));
  expect(inputsOf('checkout.createPayment')).toEqual([]);
});

it('refuses each wrong format with its own text', async () => {
  const wrong = { Name: 'K4vya', Email: 'kavya@', Phone: '98450', City: 'Mysuru 4', 'ZIP Code': '57-00' };
  const { user, inputsOf } = await showCheckout({}, { ...wrong, Address: TYPED.Address });
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
  const { user, inputsOf, onCartRefused, onPlaced } = await showCheckout(
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

it('sends the day that it shows, and shows the new one where that has changed', async () => {
  const days = ['2026-12-02', '2026-12-04'];
  const dates = {
    ...{ zipcode: '570001', served: true, city: 'Mysuru', state: 'Karnataka', center: 'Bengaluru Hub' },
    ...{ earliest: '', leaves: '', reasons: [], installation: null, validUntil: '2126-12-01T08:30:00.000Z' },
  };
  const { user, inputsOf } = await showCheckout(
    {
      'serviceAreas.lookUp': () => ({ zipcode: SERVED }),
      'deliveryPromise.get': () => ({ promise: { ...dates, latest: days.shift() ?? '' } }),
      'checkout.createPayment': () => {
        throw refusal('PROMISE_CHANGED', { until: '2026-12-04T06:30:00.000Z' });
      },
    },
    TYPED,
  );
  expect(await screen.findByText('2 Dec 2026')).toBeVisible();
  await user.click(pay());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The delivery date has changed to 4 Dec 2026. Please check it and pay again.',
  );
  expect(inputsOf('checkout.createPayment')).toMatchObject([{ promisedBy: '2026-12-02' }]);
  expect(
    await screen.findByText('The delivery date has changed from Wed, 2 Dec to Fri, 4 Dec.'),
  ).toBeVisible();
});

it('leads to the waiting room of a television that has one, and keeps the typed address', async () => {
  const path = '/waiting-room/tv';
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  const { user } = await showCheckout(
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
  const { user } = await showCheckout(
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
  const { user, inputsOf, onTextsChanged } = await showCheckout(
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

it('sends a gift note only while it is chosen, and the landmark with the address', async () => {
  const { user, inputsOf } = await showCheckout(
    {
      'serviceAreas.lookUp': () => ({ zipcode: SERVED }),
      'checkout.createPayment': () => {
        throw refusal('PROVIDER_UNAVAILABLE');
      },
    },
    TYPED,
  );
  expect(await screen.findByLabelText('State')).toHaveValue('Karnataka');
  await user.type(screen.getByLabelText('Landmark (optional)'), 'Opposite City Mall');
  const choice = screen.getByRole('checkbox', { name: /Add a gift note/ });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  await user.type(screen.getByLabelText('Gift note'), 'For Amma');
  await user.click(pay());
  await waitFor(() => expect(inputsOf('checkout.createPayment')).toHaveLength(1));
  await user.click(choice);
  await user.click(pay());
  await waitFor(() => expect(inputsOf('checkout.createPayment')).toHaveLength(2));
  const [first, second] = inputsOf('checkout.createPayment');
  expect(first).toMatchObject({ address: '12, Temple Road, Opposite City Mall', giftNote: 'For Amma' });
  expect(second).not.toHaveProperty('giftNote');
});

it('says that a PIN code could not be checked, and checks it again', async () => {
  let isAway = true;
  const { user } = await showCheckout(
    {
      'serviceAreas.lookUp': () => {
        if (isAway) throw connectionLost();
        return { zipcode: SERVED };
      },
    },
    { 'ZIP Code': '570001' },
  );
  expect(await screen.findByText('We could not check this PIN code.')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('We deliver to Mysuru, Karnataka.')).toBeVisible();
  expect(screen.queryByText('We could not check this PIN code.')).toBeNull();
  expect(field('City')).toHaveValue('Mysuru');
});

it('pays for a television that is bought alone, and stays with the reason when that is refused', async () => {
  const buyNow = { product: 'tv', quantity: 1, warranty_months: 12 };
  const { user, inputsOf, onCartRefused } = await showCheckout(
    {
      'serviceAreas.lookUp': () => ({ zipcode: SERVED }),
      'checkout.createPayment': () => {
        throw refusal('BUY_NOW_CHANGED');
      },
    },
    TYPED,
    [],
    buyNow,
  );
  await user.click(pay());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The price has changed since you opened this page.',
  );
  expect(inputsOf('checkout.createPayment')).toMatchObject([{ buyNow }]);
  expect(onCartRefused).toHaveBeenCalledTimes(1);
  expect(typedValues()).toEqual(Object.values(TYPED));
});
