import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WholesaleOrder } from '@aabha/contracts/wholesale/wholesale.schema';
import { connectionLost } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { billingFromShipping } from './buyer-form';
import { WholesaleOrderList } from './WholesaleOrderList';

const SHIPPING = {
  firstName: 'Imran',
  lastName: 'Khan',
  fullAddress: '4, Residency Road',
  apartment: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  zipCode: '560025',
};
const ORDER: WholesaleOrder = {
  _id: '0000000000000000000abcd1',
  products: [{ product_id: { _id: 'p1', name: 'Tarangi 43', image: [] }, quantity: 10, price: 19_500 }],
  total_price: 1_95_000,
  email: 'imran@example.com',
  contact: '9845098450',
  shipping_address: SHIPPING,
  billing_address: { ...billingFromShipping(SHIPPING), billingCity: 'Mysuru' },
  companyName: '',
  gstNumber: '27AAPFU0939F1ZV',
  paymentStatus: 'Pending',
  invoice_id: '',
  invoiceNumber: '',
  credit_notes: [],
  accepted_texts: null,
  created_at: '2026-01-31T20:00:00.000Z',
};
const lines = (count: number): WholesaleOrder['products'] =>
  Array.from({ length: count }, (_, index) => ({
    product_id: { _id: `p${index}`, name: `Model ${index}`, image: [] },
    quantity: 1,
    price: 10_000,
  }));

function show(list: () => WholesaleOrder[], orderCount?: number) {
  return renderInShop(
    <WholesaleOrderList
      page={1}
      invoiceAction={(id, headingId) => (
        <button type="button" aria-describedby={headingId}>
          Download {id}
        </button>
      )}
      creditNoteAction={(id, number) => (
        <button key={id} type="button">
          Download credit note {number}
        </button>
      )}
      skeleton={<p>Loading</p>}
    />,
    {
      'wholesale.listOwnOrders': () => ({
        wholesalebulkOrdersList: list(),
        wholesalebulkOrdersCount: orderCount ?? list().length,
      }),
    },
  );
}
const card = () => screen.findByRole('article', { name: 'Wholesale order 0ABCD1' });

it('shows an unpaid order with its addresses, and says when the invoice comes', async () => {
  await show(() => [ORDER]);
  const order = await card();
  for (const text of [
    'Placed on 1 Feb 2026 · 10 units',
    'Payment pending',
    'You will get the invoice after payment.',
    'Tarangi 4310 × ₹19,500₹1,95,000',
    'GST number27AAPFU0939F1ZV',
    'Deliver toImran Khan, 4, Residency Road, Bengaluru, Karnataka 560025',
    'Bill toImran Khan, 4, Residency Road, Mysuru, Karnataka 560025',
    'Contact98450 98450',
  ])
    expect(order).toHaveTextContent(text);
  expect(order).not.toHaveTextContent('Company');
  expect(within(order).queryByRole('button')).toBeNull();
});

it('links to the terms exactly as they were accepted with it', async () => {
  const versions = { terms: 3, privacy: 1, shipping: 2, unboxing: 1, disclaimer: 1 };
  const at = '2026-01-31T20:00:00.000Z';
  await show(() => [{ ...ORDER, accepted_texts: { at, versions } }]);
  expect(
    within(await card()).getByRole('link', { name: 'Terms and conditions (version 3)', hidden: true }),
  ).toHaveAttribute('href', `/terms-conditions?version=3&at=${at}`);
});

it('offers the invoice of a paid one', async () => {
  await show(() => [
    { ...ORDER, paymentStatus: 'Completed', invoice_id: 'i1', invoiceNumber: 'TV/2526/000012' },
  ]);
  const order = await card();
  expect(order).toHaveTextContent('Paid');
  expect(order).toHaveTextContent('Invoice TV/2526/000012');
  expect(order).not.toHaveTextContent('You will get the invoice after payment.');
  expect(within(order).getByRole('button', { name: 'Download i1' })).toHaveAccessibleDescription(
    'Wholesale order 0ABCD1',
  );
});

it.each([
  [4, 4, undefined],
  [5, 3, '2 more products'],
])('of %i products it shows %i, and the others on demand', async (count, shownCount, more) => {
  await show(() => [{ ...ORDER, products: lines(count) }]);
  const [list, rest] = within(await card()).getAllByRole('list');
  expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(shownCount);
  expect(rest?.parentElement?.querySelector('summary')?.textContent).toBe(more);
});

it.each([
  [0, 'No wholesale orders yet', 'See wholesale prices', '/wholesale-bulk-products'],
  [3, 'No wholesale orders on this page', 'See latest wholesale orders', '/myorders?kind=wholesale'],
])('leads on where there is none of %i here', async (count, title, label, address) => {
  await show(() => [], count);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', address);
});

it('says when they could not be loaded, and tries again', async () => {
  let isLost = true;
  const { user } = await show(() => {
    if (isLost) throw connectionLost();
    return [ORDER];
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card()).toBeVisible();
});
