import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { Pickup } from './Pickup';

type Own = Parameters<typeof Pickup>[0]['own'];

const OWN = {
  ...{ _id: 'r1', order_id: { _id: 'o1', products: [] }, state: 'approved', pickup: null },
  ...{ refund: 'none', refund_status: false },
} as unknown as Own;
const PICKUP = {
  ...{ day: '2026-12-01', part: '9-12', center: '', chosen_at: '2026-11-27T06:00:00.000Z' },
  movable_until: '2099-11-30T12:30:00.000Z',
};
const slot = (day: string, part: string, isFree = true) => ({ day, part, is_free: isFree, free: null });
const SLOTS = {
  is_served: true,
  center: null,
  slots: [slot('2026-12-01', '9-12'), slot('2026-12-01', '12-15', false), slot('2026-12-02', '15-18')],
};
const own = (over: object) => ({ ...OWN, ...over });
const show = (of: Own, responses = {}) =>
  renderInShop(<Pickup own={of} />, { 'returns.pickupSlots': () => SLOTS, ...responses });
const button = (name: string) => screen.queryByRole('button', { name });
const part = async (day: string, name: RegExp) =>
  within(await screen.findByRole('group', { name: day })).getByRole('radio', { name });

it('is chosen of the free times of the next days', async () => {
  const { user, inputsOf } = await show(OWN, { 'returns.pickup': () => ({ returnRequest: OWN }) });
  await user.click(button('Choose when we fetch it') as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'When shall we fetch it?' });
  expect(await part('Tue, 1 Dec 2026', /12 noon to 3 pm/)).toBeDisabled();
  const confirm = within(dialog).getByRole('button', { name: 'Confirm this time' });
  expect(confirm).toBeDisabled();
  await user.click(await part('Wed, 2 Dec 2026', /3 pm to 6 pm/));
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('returns.pickup')).toEqual([{ id: 'r1', day: '2026-12-02', part: '15-18' }]);
  expect(inputsOf('returns.pickupSlots')).toEqual([{ return_id: 'r1' }]);
});

it('is shown with what to have ready, and moved in time', async () => {
  const { user } = await show(own({ pickup: PICKUP }));
  expect(screen.getByText('We fetch it on Tue, 1 Dec 2026, 9 am to 12 noon.')).toBeVisible();
  expect(screen.getByText(/packed in its box if possible/)).toBeVisible();
  expect(screen.getByText(/You can choose another time until/)).toBeVisible();
  await user.click(button('Choose another time') as HTMLElement);
  expect(await part('Tue, 1 Dec 2026', /9 am to 12 noon ?Your time/)).toBeChecked();
  expect(button('Confirm this time')).toBeDisabled();
});

it('cannot be moved here on the evening before', async () => {
  await show(own({ pickup: { ...PICKUP, movable_until: '2026-01-01T12:30:00.000Z' } }));
  expect(screen.getByText('To change the time, please call us.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says why a time was refused, and reads the free ones again', async () => {
  const { user, inputsOf } = await show(OWN, {
    'returns.pickup': () => {
      throw refusal('RETURN_PICKUP_FULL');
    },
  });
  await user.click(button('Choose when we fetch it') as HTMLElement);
  await user.click(await part('Tue, 1 Dec 2026', /9 am to 12 noon/));
  await user.click(button('Confirm this time') as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('All places of this time are taken.');
  await waitFor(() => expect(inputsOf('returns.pickupSlots')).toHaveLength(2));
});

it('says that nobody comes to a PIN code that is not served any more', async () => {
  const { user } = await show(OWN, {
    'returns.pickupSlots': () => ({ is_served: false, center: null, slots: [] }),
  });
  await user.click(button('Choose when we fetch it') as HTMLElement);
  expect(await screen.findByText(/^We do not pick up at this PIN code any more/)).toBeVisible();
  expect(button('Confirm this time')).toBeNull();
});

it('says when all times are taken', async () => {
  const { user } = await show(OWN, {
    'returns.pickupSlots': () => ({ ...SLOTS, slots: [slot('2026-12-01', '9-12', false)] }),
  });
  await user.click(button('Choose when we fetch it') as HTMLElement);
  expect(await screen.findByText(/^All times of the next days are taken/)).toBeVisible();
});

it.each([{ state: 'requested' }, { state: 'rejected' }, { refund: 'queued' }, { refund_status: true }])(
  'is not offered for a return with %j',
  async (over) => {
    await show(own(over));
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('is history once the goods have arrived', async () => {
  await show(own({ state: 'received', pickup: PICKUP }));
  expect(screen.getByText('Pickup: Tue, 1 Dec 2026, 9 am to 12 noon')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
