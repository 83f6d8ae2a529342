import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { connectionLost } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { EmiFrom } from './EmiFrom';
import { EmiPlans } from './EmiPlans';

const DAY_MS = 86_400_000;
const inDays = (days: number) => indiaDay(new Date(Date.now() + days * DAY_MS));
const plan = (_id: string, over: object = {}) => ({
  ...{ _id, bank: 'HDFC Bank', kind: 'card', months: 6, annual_rate: 15, minimum: 3000 },
  ...{ processing_fee: 199, no_cost: false, valid_from: inDays(-5), valid_to: inDays(5) },
  ...{ checked_on: '2026-11-20', terms_url: 'https://bank.example/emi', ...over },
});
const PLANS = [
  plan('p1', { no_cost: true, processing_fee: 0 }),
  plan('p2'),
  plan('p3', { bank: 'Axio', kind: 'cardless', months: 3, annual_rate: 24 }),
  plan('p4', { bank: 'Later Bank', valid_from: inDays(1), months: 24 }),
  plan('p5', { bank: 'Past Bank', valid_to: inDays(-1), months: 24 }),
  plan('p6', { bank: 'Rich Bank', minimum: 60_000, months: 24 }),
];
const serve = (planList: readonly object[] = PLANS) => ({ 'emi.plans': () => ({ planList }) });
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows of each bank what a plan truly costs, a no-cost one too', async () => {
  await renderInShop(<EmiPlans price={49_990} />, serve());
  const table = await screen.findByRole('table', { name: 'HDFC Bank, Credit card' });
  const [, free, , ordinary] = within(table).getAllByRole('row');
  expect(within(free!).getByRole('rowheader')).toHaveTextContent('6No-cost');
  expect(cells(free!)).toEqual(['₹8,331.67', '₹50,370.93₹380.93 extra', expect.stringMatching(/^2\.\d\d%$/)]);
  expect(cells(ordinary!)).toEqual([
    '₹8,699.95',
    '₹52,832.27₹2,842.27 extra',
    expect.stringMatching(/^19\.\d\d%$/),
  ]);
  expect(
    screen.getByText(
      /We take ₹2,116\.16 off the price.*the GST on that interest, ₹380\.91 · no processing fee/,
    ),
  ).toBeVisible();
  expect(
    screen.getByText('15% a year on the loan · interest ₹2,209.70 + GST ₹397.75 · fee ₹199 + GST ₹35.82'),
  ).toBeVisible();
});

it('shows only banks with a plan that is offered today for the price, with its date and terms', async () => {
  await renderInShop(<EmiPlans price={49_990} />, serve());
  expect(await screen.findByText('Axio')).toBeVisible();
  for (const bank of ['Later Bank', 'Past Bank', 'Rich Bank']) expect(screen.queryByText(bank)).toBeNull();
  expect(screen.getAllByText(/Checked on 20 Nov 2026, offered until /)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Terms of HDFC Bank' })).toHaveAttribute(
    'href',
    'https://bank.example/emi',
  );
  expect(screen.getByText(/Key Fact Statement/)).toBeInTheDocument();
  expect(screen.getByText(/^Illustrative:/)).toBeVisible();
  expect(screen.getByText(/^A refund of an EMI payment is not instant/)).toBeVisible();
});

it('says that there is no plan for a small amount', async () => {
  await renderInShop(<EmiPlans price={2999} />, serve());
  expect(await screen.findByText('There are no EMI plans for this amount now.')).toBeVisible();
});

it('can be loaded again where the connection was lost', async () => {
  let isDown = true;
  const { user } = await renderInShop(<EmiPlans price={49_990} />, {
    'emi.plans': () => {
      if (isDown) throw connectionLost();
      return { planList: PLANS };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Axio', {}, { timeout: 5000 })).toBeVisible();
}, 15_000);

it('says from how much a month a cart can be had, and opens its plans', async () => {
  const { user } = await renderInShop(<EmiFrom payable={49_990} />, serve());
  await user.click(await screen.findByRole('button', { name: 'From ₹8,332 a month with EMI' }));
  expect(await screen.findByRole('dialog', { name: 'EMI plans' })).toBeVisible();
  expect(screen.getByText(/^Pay ₹49,990 by instalments\./)).toBeVisible();
});

it('shows nothing in a cart that no plan is for', async () => {
  const { inputsOf } = await renderInShop(<EmiFrom payable={2999} />, serve());
  await expect.poll(() => inputsOf('emi.plans')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});
