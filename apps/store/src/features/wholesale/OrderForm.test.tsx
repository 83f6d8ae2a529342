import { createRef } from 'react';
import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invalidInput, refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { nothingTyped, type BuyerValues } from './buyer-form';
import { OrderForm } from './OrderForm';
import { wholesaleLine } from './wholesale-lines';

const PRODUCT: WholesaleProduct = {
  _id: 'w1',
  product_id: {
    _id: 'p1',
    name: 'Tarangi 43',
    companyName: 'Kiranix',
    price: 25_000,
    new_price: 20_000,
    screenInches: 43,
    image: [],
    pictures: [],
  },
  priceBreaks: [{ minQuantity: 5, discount: 500 }],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const BUYER: BuyerValues = {
  ...nothingTyped,
  email: 'imran@example.com',
  contact: '98450 98450',
  shipping_address: {
    firstName: 'Imran',
    lastName: 'Khan',
    fullAddress: '4, Residency Road',
    apartment: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    zipCode: '560025',
  },
};
const GST_ERROR = 'Enter a valid GST number';
const VERSIONS = { terms: 2, privacy: 1, shipping: 1, unboxing: 1, disclaimer: 1 };
const ORDER = { _id: 'o1', email: BUYER.email, total_price: 1_95_000 };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const placeOrder = () => screen.getByRole('button', { name: 'Place Order' });
const errorOf = (label: string) => field(label).getAttribute('aria-invalid') === 'true';

async function show(
  before: BuyerValues | undefined,
  units: number,
  place: (input: { acceptedTexts?: typeof VERSIONS }) => unknown = () => ({}),
  textVersions: () => unknown = () => VERSIONS,
) {
  const onPlaced = vi.fn();
  const shop = await renderInShop(
    <OrderForm
      lines={units > 0 ? [wholesaleLine(PRODUCT, units)] : []}
      onRemove={() => undefined}
      before={before}
      onPlaced={onPlaced}
      details={createRef()}
    >
      {null}
    </OrderForm>,
    { 'wholesale.placeOrder': place, 'settings.textVersions': textVersions },
  );
  return { ...shop, onPlaced, orders: () => shop.inputsOf('wholesale.placeOrder') };
}

it('requires buyer, shipping address and a product with the specified texts', async () => {
  const { user, orders } = await show(undefined, 0);
  await user.click(placeOrder());
  expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address');
  expect(field('Contact')).toHaveAccessibleDescription(/Contact must be exactly 10 digits/);
  expect(field('First name')).toHaveAccessibleDescription('First name must contain only letters');
  expect(field('Last name')).toHaveAccessibleDescription('Last name must contain only letters');
  expect(field('Address')).toHaveAccessibleDescription('Shipping address is required');
  expect(field('City')).toHaveAccessibleDescription('City is required');
  expect(field('State')).toHaveAccessibleDescription('State is required');
  expect(field('PIN code (Zip code)')).toHaveAccessibleDescription('Zip code must be exactly 6 digits');
  expect(['Country', 'Company name', 'GST number'].map(errorOf)).toEqual([false, false, false]);
  expect(screen.getByRole('alert')).toHaveTextContent('Please select at least one product.');
  expect(document.activeElement).toBe(field('Email'));
  expect(orders()).toEqual([]);
});

it('requires a country in each address, with the text of its own', async () => {
  const { user, orders } = await show(BUYER, 10);
  expect(field('Country')).toHaveValue('India');
  await user.click(screen.getByRole('radio', { name: 'A different billing address' }));
  const [shipping, billing] = screen.getAllByLabelText<HTMLInputElement>('Country');
  if (!shipping || !billing) throw new Error('There is a country in each address.');
  await user.clear(shipping);
  await user.clear(billing);
  await user.click(placeOrder());
  expect(shipping).toHaveAccessibleDescription('Country is required');
  expect(billing).toHaveAccessibleDescription('Billing country is required');
  expect(document.activeElement).toBe(shipping);
  expect(orders()).toEqual([]);
});

it.each(['27AAPFU0939F1Z', '27AAPFU0939F1ZW'])('refuses %s, which is no GST number', async (gstNumber) => {
  const { user, orders } = await show({ ...BUYER, gstNumber }, 10);
  await user.click(placeOrder());
  expect(field('GST number')).toHaveAccessibleDescription(GST_ERROR);
  expect(document.activeElement).toBe(field('GST number'));
  expect(orders()).toEqual([]);
});

it('takes a GST number in small letters, and keeps everything until the shop accepts the order', async () => {
  const failures = [invalidInput({ gstNumber: GST_ERROR }), refusal('WHOLESALE_PRICE_CHANGED')];
  const { user, orders, onPlaced } = await show(BUYER, 10, () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return { wholesaleOrder: ORDER };
  });
  await user.type(field('GST number'), ' 27aapfu0939f1zv');
  expect(field('GST number')).toHaveValue('27AAPFU0939F1ZV');
  await user.click(placeOrder());
  await waitFor(() => expect(field('GST number')).toHaveAccessibleDescription(GST_ERROR));
  await user.click(placeOrder());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Prices have changed. Please review your order and try again.',
  );
  expect([field('First name').value, field('Contact').value]).toEqual(['Imran', '98450 98450']);
  expect(onPlaced).not.toHaveBeenCalled();
  await user.click(placeOrder());
  await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1));
  expect(onPlaced.mock.calls[0]?.[0]).toEqual(ORDER);
  expect(
    await screen.findByText('Order Placed Successfully! Please check your email for order details'),
  ).toBeInTheDocument();
  const [sent] = orders();
  expect(sent).toMatchObject({
    gstNumber: '27AAPFU0939F1ZV',
    products: [{ product_id: 'p1', quantity: 10, price: 19_500 }],
    total_price: 1_95_000,
  });
  expect(sent).not.toHaveProperty('billing_address');
});

it('starts another billing address with the shipping one, and checks it by itself', async () => {
  const { user, orders } = await show(BUYER, 10);
  expect(screen.getByText('Imran Khan, 4, Residency Road, Bengaluru, Karnataka 560025')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'A different billing address' }));
  const [shipping, billing] = screen.getAllByLabelText<HTMLInputElement>('City');
  if (!billing) throw new Error('There is no billing address.');
  expect(billing).toHaveValue('Bengaluru');
  await user.clear(billing);
  await user.click(placeOrder());
  expect(billing).toHaveAccessibleDescription('Billing city is required');
  expect(shipping).toHaveValue('Bengaluru');
  expect(orders()).toEqual([]);
});

it('sends the versions of the terms that it shows, and the new ones after a refusal', async () => {
  const news = { ...VERSIONS, terms: 3 };
  const inForce = [VERSIONS, news];
  const { user, orders, onPlaced } = await show(
    BUYER,
    10,
    (input) => {
      if (input.acceptedTexts?.terms !== news.terms) throw refusal('TEXTS_CHANGED');
      return { wholesaleOrder: ORDER };
    },
    () => inForce.shift() ?? news,
  );
  const terms = screen.getByRole('link', { name: 'terms and conditions' });
  expect(terms).toHaveAttribute('href', '/terms-conditions');
  await user.click(placeOrder());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Our terms or policies have changed/);
  await user.click(placeOrder());
  await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1));
  expect(orders().at(-1)).toMatchObject({ acceptedTexts: news });
});
