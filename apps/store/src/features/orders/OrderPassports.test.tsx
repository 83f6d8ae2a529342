import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { OrderPassports } from './OrderPassports';

it('is linked from the order for each serial number, and not at all without one', async () => {
  const passport = {
    token: 't.1',
    serial: 'SN-1',
    position: 0,
    name: 'Nocturne',
    state: 'covered',
    transferred_at: null,
  };
  await renderInShop(<OrderPassports orderId="o1" />, {
    'passports.ofOrder': () => ({ passports: [passport, { ...passport, token: 't.2', serial: 'SN-2' }] }),
  });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/passport/t.1', '/passport/t.2']);
  expect(links[0]).toHaveAccessibleName('Warranty passport of Nocturne, serial number SN-1');
});

it('says of a television that was transferred when, without a link', async () => {
  const passport = { serial: 'SN-1', position: 0, name: 'Nocturne', state: 'covered' };
  await renderInShop(<OrderPassports orderId="o1" />, {
    'passports.ofOrder': () => ({
      passports: [
        { ...passport, token: '', transferred_at: '2026-11-20T06:00:00.000Z' },
        { ...passport, serial: 'SN-2', token: '', transferred_at: null },
      ],
    }),
  });
  expect(await screen.findByText('Transferred to a new owner on 20 Nov 2026')).toBeVisible();
  expect(screen.getByText('Transferred to a new owner')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
