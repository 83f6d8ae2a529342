import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, refusal, SENT_TWICE } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { CancelOrder } from './CancelOrder';
import type { ShopperOrder } from './order-steps';
import { SHOPPER_ORDER } from './testing/shopper-order';

const ORDER: ShopperOrder = { ...SHOPPER_ORDER, status: 'Pending' };
const dialog = () => screen.queryByRole('dialog', { name: 'Cancel this order?' });
const inDialog = (name: string) => within(dialog() as HTMLElement).getByRole('button', { name });

async function show(order: ShopperOrder, update: () => unknown = () => ({ order })) {
  const shop = await renderInShop(
    <>
      <h2 id="heading" tabIndex={-1}>
        Order
      </h2>
      <CancelOrder order={order} headingId="heading" />
    </>,
    { 'orders.updateStatus': update },
  );
  const ask = () => shop.user.click(screen.getByRole('button', { name: 'Cancel order' }));
  return { ...shop, ask, cancelled: () => shop.inputsOf('orders.updateStatus') };
}

it.each(['Shipped', 'Delivered', 'Cancelled', 'Returned'] as const)(
  'is not offered for a %s order',
  async (status) => {
    await show({ ...ORDER, status });
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  },
);

it('is not offered once a part has left', async () => {
  const shipment = {
    ...{ _id: 's1', state: 'shipped' as const, courier: 'dtdc', courierName: 'DTDC' },
    ...{ awb: '7', trackingUrl: '' },
  };
  const times = { shipped_at: '2026-03-02T06:00:00.000Z', delivered_at: null };
  await show({ ...ORDER, shipments: [{ ...shipment, ...times, lines: [{ position: 0, quantity: 1 }] }] });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

it('names the refund first, and keeps the order where the shopper does not confirm', async () => {
  const { user, ask, cancelled } = await show(ORDER);
  await ask();
  expect(dialog()).toHaveTextContent(
    'This cannot be undone. We will refund ₹20,000 to the account you paid from.',
  );
  await user.click(inDialog('Keep order'));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(cancelled()).toEqual([]);
});

it('cancels the order, and moves the focus to it', async () => {
  const { user, ask, cancelled } = await show(ORDER);
  await ask();
  await user.click(inDialog('Cancel order'));
  expect(await screen.findByText('Order cancelled successfully')).toBeInTheDocument();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(cancelled()).toEqual([{ id: ORDER._id, status: 'Cancelled' }]);
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Order'));
});

it.each([
  [refusal('ORDER_CANCEL_NOT_PENDING', { status: 'Shipped' }), 'This one is Shipped.'],
  [connectionLost(), 'We could not reach the shop.'],
])(
  'stays open with the reason when it was refused, and asks afresh the next time: %s',
  async (failure, text) => {
    const { user, ask } = await show(ORDER, () => {
      throw failure;
    });
    await ask();
    await user.click(inDialog('Cancel order'));
    expect(await screen.findByText('Failed to cancel order', {}, SENT_TWICE)).toBeInTheDocument();
    expect(await within(dialog() as HTMLElement).findByRole('alert')).toHaveTextContent(text);
    await user.click(inDialog('Keep order'));
    await waitFor(() => expect(dialog()).toBeNull());
    await ask();
    expect(within(dialog() as HTMLElement).queryByRole('alert')).toBeNull();
  },
);
