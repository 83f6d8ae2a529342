import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { OwnTelevisions } from './OwnTelevisions';

const television = (n: number, is_bought = true) => ({
  ...{ token: `t.${n}`, name: 'Nocturne 55', serial: `SN-${n}`, picture: null, state: 'covered' },
  ...{ ends_on: '2027-01-31', extended_ends_on: '', days_left: 64, is_bought },
});
const show = (televisionList: object[], televisionCount: number, page = 1) =>
  renderInShop(<OwnTelevisions page={page} />, {
    'passports.own': () => ({ televisionList, televisionCount }),
  });

it('lists the televisions with their cover, those that were transferred too, in pages', async () => {
  await show([...Array.from({ length: 9 }, (_, n) => television(n)), television(9, false)], 23);
  expect(await screen.findByText('23 televisions')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Warranty passport of Nocturne 55/ })).toHaveLength(10);
  expect(screen.getAllByText('Covered for 64 days')).toHaveLength(10);
  expect(screen.getByText('Serial number SN-9 · Transferred to you')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages of televisions' })).toBeVisible();
});

it('says where there is none, and where a page has none', async () => {
  await show([], 0);
  expect(await screen.findByRole('heading', { name: 'No televisions yet' })).toBeVisible();
  await show([], 23, 9);
  expect(await screen.findByRole('heading', { name: 'No televisions on this page' })).toBeVisible();
});

it('offers to try again where the list could not be loaded', async () => {
  await renderInShop(<OwnTelevisions page={1} />, {
    'passports.own': () => {
      throw connectionLost();
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
