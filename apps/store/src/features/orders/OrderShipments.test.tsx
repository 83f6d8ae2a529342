import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { OrderShipments } from './OrderShipments';
import { SHOPPER_ORDER } from './testing/shopper-order';

const SENT = {
  ...{ _id: 's1', state: 'shipped' as const, courier: 'delhivery', courierName: 'Delhivery' },
  awb: '12345',
  trackingUrl: 'https://www.delhivery.com/track-v2/package/12345',
  ...{ shipped_at: '2026-03-02T06:00:00.000Z', delivered_at: null, lines: [{ position: 0, quantity: 1 }] },
};

it('names courier, AWB number and tracking page of an order that is on its way', async () => {
  await renderInShop(<OrderShipments order={{ ...SHOPPER_ORDER, shipments: [SENT] }} />);
  expect(screen.getByRole('heading', { name: 'Shipment' })).toBeVisible();
  for (const text of ['On its way since 2 Mar 2026', 'Delhivery', '12345'])
    expect(screen.getByText(text)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Track shipment 12345 at Delhivery' });
  expect(link).toHaveAttribute('href', SENT.trackingUrl);
  expect(screen.queryByText(/Rekha 32/)).toBeNull();
});

it('names our own van in the language of the page, not as the record has it', async () => {
  const own = { ...SENT, courier: 'own', courierName: 'as recorded', awb: '', trackingUrl: '' };
  await renderInShop(<OrderShipments order={{ ...SHOPPER_ORDER, shipments: [own] }} />);
  expect(screen.getByText('Our own van')).toBeVisible();
  expect(screen.queryByText('as recorded')).toBeNull();
});

it('says of each part what it has, and that the rest follows', async () => {
  const [line] = SHOPPER_ORDER.products;
  const order = {
    ...SHOPPER_ORDER,
    products: [{ ...line!, quantity: 3 }],
    shipments: [
      { ...SENT, delivered_at: '2026-03-04T06:00:00.000Z' },
      { ...SENT, _id: 's2', trackingUrl: '' },
    ],
  };
  await renderInShop(<OrderShipments order={order} />);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts[0]).toContain('Shipment 1 of 2Delivered on 4 Mar 20261 × Rekha 32');
  expect(texts[1]).toContain('Shipment 2 of 2On its way since 2 Mar 20261 × Rekha 32');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('The rest of your order follows.')).toBeVisible();
});

it('shows nothing before the first shipment has left', async () => {
  await renderInShop(<OrderShipments order={SHOPPER_ORDER} />);
  expect(screen.queryByRole('list', { name: 'Shipments' })).toBeNull();
});
