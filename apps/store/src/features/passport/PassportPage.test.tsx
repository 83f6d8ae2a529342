import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiOutputs } from '../../lib/trpc';
import { connectionLost, refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { PassportPage } from './PassportPage';

type Passport = ApiOutputs['passports']['get']['passport'];

const PASSPORT: Passport = {
  ...{ name: 'Velora Nocturne 55', brand: 'Velora', model_number: 'VE55NO26', picture: null },
  ...{ serial: 'SN-1', state: 'covered', starts_on: '2026-01-31', ends_on: '2027-01-31' },
  ...{ extended_ends_on: '2029-01-31', days_left: 64, claims: [], order_id: '', product_id: 'p1' },
  ...{ is_owner: false, is_transferred: false, serial_id: '', offer: null, reminder: null },
};
const show = (over: Partial<Passport> = {}) =>
  renderInShop(<PassportPage token="t" />, {
    'passports.get': () => ({
      passport: { ...PASSPORT, ...over },
      link: 'https://shop.example/passport/t',
      qr: '<svg/>',
    }),
  });

it('says for how long the television is covered, and by what', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Covered for 64 days' })).toHaveFocus();
  expect(screen.getByText('Whole television until 31 Jan 2027, parts and labour.')).toBeVisible();
  expect(screen.getByText('31 Jan 2029')).toBeVisible();
  expect(screen.getByText('SN-1')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  expect(screen.getByText('No claim so far.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set-up guide' })).toHaveAttribute('href', '/set-up/p1');
});

it.each([
  ['extended', { days_left: 1 }, 'Panel covered for 1 day'],
  ['over', { days_left: 0 }, 'The warranty has ended'],
  ['waiting', { starts_on: '', ends_on: '', extended_ends_on: '' }, 'The warranty begins with the delivery'],
  ['returned', {}, 'This television was returned'],
  ['replaced', {}, 'This television was replaced'],
] as const)('says that it is %s', async (state, more, headline) => {
  await show({ state, ...more });
  expect(await screen.findByRole('heading', { level: 1, name: headline })).toBeVisible();
  const isCovered = state === 'extended';
  expect(screen.queryAllByRole('link', { name: 'Claim warranty' })).toHaveLength(isCovered ? 1 : 0);
});

it('lists the claims, and leads its buyer to the form that knows the order', async () => {
  await show({
    order_id: 'o1',
    claims: [{ number: 'T-A1B2C3D4', status: 'In_progress', created_at: '2026-03-04T06:00:00.000Z' }],
  });
  expect(await screen.findByText('T-A1B2C3D4, 4 Mar 2026')).toBeVisible();
  expect(screen.getByText('In progress')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Claim warranty' })).toHaveAttribute(
    'href',
    '/raise-complaint?order=o1&serial=SN-1',
  );
});

it('leads anybody else to the form that asks for order and e-mail', async () => {
  await show();
  expect(await screen.findByRole('link', { name: 'Claim warranty' })).toHaveAttribute('href', '/complaints');
});

it('says where a link is no passport', async () => {
  await renderInShop(<PassportPage token="t" />, {
    'passports.get': () => {
      throw refusal('PASSPORT_LINK_UNKNOWN');
    },
  });
  expect(await screen.findByRole('heading', { name: 'No passport at this link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/myorders');
});

it('offers to try again where the shop could not be reached', async () => {
  await renderInShop(<PassportPage token="t" />, {
    'passports.get': () => {
      throw connectionLost();
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('leads an owner whom it was transferred to, to the form that names the television alone', async () => {
  await show({ is_owner: true, serial_id: 's1' });
  expect(await screen.findByRole('link', { name: 'Claim warranty' })).toHaveAttribute(
    'href',
    '/raise-complaint?television=s1&serial=SN-1',
  );
});

it('asks the first owner for the invoice at a claim, and says after a transfer that the passport is the proof', async () => {
  const forFirstOwner = /^For a claim we need the original invoice and the warranty card\./;
  const afterTransfer = /This passport is the proof for a claim; no invoice is needed\./;
  await show();
  expect(await screen.findByText(forFirstOwner)).toBeVisible();
  expect(screen.queryByText(afterTransfer)).toBeNull();
  cleanup();
  await show({ is_transferred: true });
  expect(await screen.findByText(afterTransfer)).toBeVisible();
  expect(screen.queryByText(forFirstOwner)).toBeNull();
});
