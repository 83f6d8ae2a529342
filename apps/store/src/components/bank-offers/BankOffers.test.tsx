import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { renderInShop } from '../../testing/render-in-shop';
import { CartOffers } from './CartOffers';
import { ProductOffers } from './ProductOffers';

const DAY_MS = 86_400_000;
const inDays = (days: number) => indiaDay(new Date(Date.now() + days * DAY_MS));
const offer = (_id: string, over: object = {}) => ({
  ...{ _id, bank: 'Axis Bank', method: 'credit', benefit: 'instant', percent: 10, amount: null },
  ...{ maximum: 1500, minimum: 20_000, valid_from: inDays(-5), valid_to: '2099-12-31', product_ids: [] },
  ...{
    usage_note: 'Once a card',
    terms_url: 'https://bank.example/offers',
    checked_on: '2026-11-20',
    ...over,
  },
});
const OFFERS = [
  offer('o1'),
  offer('o2', { method: 'debit', maximum: 750 }),
  offer('o3', {
    ...{ bank: 'ICICI Bank', method: 'upi', benefit: 'cashback', percent: null, amount: 200 },
    ...{ maximum: null, minimum: 0, usage_note: null },
  }),
  offer('o4', { bank: 'Later Bank', valid_from: inDays(1) }),
  offer('o5', { bank: 'Past Bank', valid_to: inDays(-1) }),
  offer('o6', { bank: 'Rich Bank', minimum: 60_000 }),
  offer('o7', { bank: 'Other Bank', product_ids: ['p2'] }),
];
const serve = (offerList: readonly object[] = OFFERS) => ({ 'bankOffers.offers': () => ({ offerList }) });
const PRODUCT = { _id: 'p1', new_price: 49_990 };
const cart = (payable = 49_990, isDiscounted?: boolean) => ({
  items: [{ product: { _id: 'p1' }, ...(isDiscounted !== undefined && { isDiscounted }) }],
  totals: { payable },
});

it('shows the best offer of each bank for a television, with its conditions, date and terms', async () => {
  await renderInShop(<ProductOffers product={PRODUCT} />, serve());
  expect(await screen.findByRole('heading', { name: 'Bank offers' })).toBeVisible();
  const [first, second, ...others] = screen.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(first).toHaveTextContent('₹1,500 offwith Axis Bank credit card');
  expect(first).toHaveTextContent('10%, at most ₹1,500 · On ₹20,000 or more · Once a card');
  expect(first).toHaveTextContent('The bank takes it off then; until then your total stays as it is.');
  expect(first).toHaveTextContent('Checked on 20 Nov 2026, offered until 31 Dec 2099.');
  expect(second).toHaveTextContent('₹200 cashbackwith ICICI Bank UPI');
  expect(second).toHaveTextContent('The cashback comes from the bank later; the shop does not pay it.');
  expect(screen.getByRole('link', { name: 'Terms of Axis Bank' })).toHaveAttribute(
    'href',
    'https://bank.example/offers',
  );
});

it('names an offer that is for some televisions only where the television is one of them', async () => {
  await renderInShop(<ProductOffers product={{ ...PRODUCT, _id: 'p2' }} />, serve());
  expect(await screen.findByText(/For some televisions only/)).toBeVisible();
});

it.each([
  ['that are over, later, or for others', OFFERS.slice(3)],
  ['at all', []],
])('shows nothing without offers %s', async (_which, offerList) => {
  const { inputsOf } = await renderInShop(<ProductOffers product={PRODUCT} />, serve(offerList));
  await expect.poll(() => inputsOf('bankOffers.offers')).toHaveLength(1);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('says in one line of a cart what the best offer gives, and more when it is opened', async () => {
  const { user } = await renderInShop(<CartOffers cart={cart()} />, serve());
  const line = await screen.findByText('Bank offers: up to ₹1,500 off with Axis Bank');
  expect(screen.getByText('with ICICI Bank UPI')).not.toBeVisible();
  await user.click(line);
  expect(screen.getByText('with ICICI Bank UPI')).toBeVisible();
  expect(screen.getByText(/One payment gets one offer/)).toBeVisible();
});

it('calls cashback by its name', async () => {
  await renderInShop(<CartOffers cart={cart(5000)} />, serve());
  expect(await screen.findByText('Bank offers: up to ₹200 cashback with ICICI Bank')).toBeVisible();
});

it('shows nothing with a coupon for some lines only, whose payment names no offers', async () => {
  const { inputsOf } = await renderInShop(<CartOffers cart={cart(49_990, false)} />, serve());
  await expect.poll(() => inputsOf('bankOffers.offers')).toHaveLength(1);
  expect(screen.queryByText(/Bank offers/)).toBeNull();
});
