import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { OrderInstallations } from './OrderInstallations';

/** Says of each element at once that it is near the viewport. */
class NearAtOnce {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect() {
    this.#tell([]);
  }
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', NearAtOnce));

const LINE = { position: 0, name: 'Surya 43', bookable: 1 };
const INSTALLATION = {
  ...{ _id: 'i1', order_id: 'o1', position: 0, unit: 1, name: 'Surya 43', type: 'wall', state: 'booked' },
  ...{ day: '2026-12-01', part: '9-12', moved_online: false, movable_until: '2099-11-30T12:30:00.000Z' },
  fee: 0,
  done_on: '',
  code: '4071',
};
const FEES = { wall: 0, stand: 0, demo: 0 };
const OPEN = { fees: FEES, offer: 'open', first_day: '2026-12-01', lines: [LINE], installations: [] };
const slot = (day: string, part: string, isFree = true) => ({ day, part, is_free: isFree, free: null });
const SLOTS = {
  ...{ offer: 'open', zone: null },
  slots: [
    slot('2026-12-01', '9-12'),
    slot('2026-12-01', '12-15', false),
    slot('2026-12-02', '15-18'),
    slot('2026-12-03', '9-12', false),
  ],
};
const show = (of: object, responses = {}) =>
  renderInShop(<OrderInstallations orderId="o1" heading="h2" />, {
    'installations.ofOrder': () => ({ ...OPEN, ...of }),
    'installations.slots': () => SLOTS,
    ...responses,
  });
const booked = (over: object = {}) => ({
  lines: [{ ...LINE, bookable: 0 }],
  installations: [{ ...INSTALLATION, ...over }],
});
const button = (name: string) => screen.queryByRole('button', { name });
const radio = (name: RegExp) => screen.findByRole('radio', { name });

it('is booked for a television: how, on which day, and in which part of it', async () => {
  const { user, inputsOf } = await show({}, { 'installations.book': () => ({ installation: INSTALLATION }) });
  expect(
    await screen.findByText(/^Free\. Our technician .* First possible day: Tue, 1 Dec 2026$/),
  ).toBeVisible();
  await user.click(button('Book installation') as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'When shall we install it?' });
  const confirm = await within(dialog).findByRole('button', { name: 'Confirm this time' });
  expect(confirm).toBeDisabled();
  await user.click(await radio(/^Table stand/));
  expect(await radio(/3 Dec 2026 ?Full/)).toBeDisabled();
  await user.click(await radio(/1 Dec 2026/));
  expect(await radio(/12 noon to 3 pm ?Full/)).toBeDisabled();
  await user.click(await radio(/2 Dec 2026/));
  expect(confirm).toBeDisabled();
  await user.click(await radio(/3 pm to 6 pm/));
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('installations.book')).toEqual([
    { order_id: 'o1', position: 0, type: 'stand', fee: 0, day: '2026-12-02', part: '15-18' },
  ]);
  expect(
    await screen.findByText('Your installation is booked. We have sent you an email.'),
  ).toBeInTheDocument();
});

it('says what each kind costs, sends what was shown, and reads it anew where it has changed', async () => {
  const fees = { wall: 799, stand: 499, demo: 0 };
  const { user, inputsOf } = await show(
    { fees },
    {
      'installations.book': () => {
        throw refusal('INSTALLATION_FEE_CHANGED');
      },
    },
  );
  expect(await screen.findByText(/^Our technician sets the television up/)).toBeVisible();
  expect(screen.queryByText(/Free/)).toBeNull();
  await user.click(button('Book installation') as HTMLElement);
  expect(await radio(/^Wall mount .*₹799, paid to the technician$/)).toBeChecked();
  expect(await radio(/^Demo only .*Free$/)).toBeVisible();
  await user.click(await radio(/^Table stand .*₹499, paid to the technician$/));
  await user.click(await radio(/1 Dec 2026/));
  await user.click(await radio(/9 am to 12 noon/));
  await user.click(button('Confirm this time') as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('The fee for this installation has changed.');
  expect(inputsOf('installations.book')).toMatchObject([{ type: 'stand', fee: 499 }]);
  await waitFor(() => expect(inputsOf('installations.ofOrder')).toHaveLength(2));
});

it('says with a booked one what the technician gets', async () => {
  await show(booked({ fee: 799 }));
  expect(await screen.findByText('You pay the technician ₹799, in cash or by UPI.')).toBeVisible();
});

it('asks which television where there are several', async () => {
  const lines = [LINE, { ...LINE, position: 1, name: 'Chandra 55' }, { ...LINE, position: 2, bookable: 0 }];
  const { user, inputsOf } = await show(
    { lines },
    { 'installations.book': () => ({ installation: INSTALLATION }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Book installation' }));
  const choice = await screen.findByRole('group', { name: 'Which television?' });
  expect(within(choice).getAllByRole('radio')).toHaveLength(2);
  await user.click(await radio(/1 Dec 2026/));
  await user.click(await radio(/9 am to 12 noon/));
  expect(button('Confirm this time')).toBeDisabled();
  await user.click(within(choice).getByRole('radio', { name: 'Chandra 55' }));
  await user.click(button('Confirm this time') as HTMLElement);
  await waitFor(() => expect(inputsOf('installations.book')).toMatchObject([{ position: 1, type: 'wall' }]));
});

it('is moved once, which the form says', async () => {
  const { user, inputsOf } = await show(booked(), {
    'installations.move': () => ({ installation: INSTALLATION }),
  });
  expect(await screen.findByText('Tue, 1 Dec 2026, 9 am to 12 noon')).toBeVisible();
  expect(screen.getByText(/^You can move it once until/)).toBeVisible();
  expect(button('Book installation')).toBeNull();
  await user.click(button('Choose another time for Surya 43') as HTMLElement);
  expect(await screen.findByText(/^You can move an installation once/)).toBeVisible();
  expect(await radio(/9 am to 12 noon ?Your time/)).toBeChecked();
  await user.click(await radio(/2 Dec 2026/));
  await user.click(await radio(/3 pm to 6 pm/));
  await user.click(button('Confirm this time') as HTMLElement);
  await waitFor(() =>
    expect(inputsOf('installations.move')).toEqual([{ id: 'i1', day: '2026-12-02', part: '15-18' }]),
  );
});

it.each([{ moved_online: true }, { movable_until: '2026-01-01T12:30:00.000Z' }])(
  'is not moved with %j, but cancelled after a question',
  async (over) => {
    const { user, inputsOf } = await show(booked(over), {
      'installations.cancel': () => ({ installation: INSTALLATION }),
    });
    expect(await screen.findByText('To change the time, please call us.')).toBeVisible();
    expect(button('Choose another time for Surya 43')).toBeNull();
    await user.click(button('Cancel installation of Surya 43') as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this installation?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel installation' }));
    await waitFor(() => expect(inputsOf('installations.cancel')).toEqual([{ id: 'i1' }]));
  },
);

it('says why a time was refused, and reads the free ones again', async () => {
  const { user, inputsOf } = await show(
    {},
    {
      'installations.book': () => {
        throw refusal('INSTALLATION_FULL');
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Book installation' }));
  await user.click(await radio(/1 Dec 2026/));
  await user.click(await radio(/9 am to 12 noon/));
  await user.click(button('Confirm this time') as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('All places of this time are taken now.');
  await waitFor(() => expect(inputsOf('installations.slots')).toHaveLength(2));
});

it.each([
  ['not-served', 'Not offered in your area yet'],
  ['no-date', 'You can book it once the delivery date is known.'],
  ['over', 'It can be booked here until 30 days after the delivery. Please call us.'],
])('says why it is not offered: %s', async (offer, text) => {
  await show({ offer, first_day: '' });
  expect(await screen.findByText(text)).toBeVisible();
  expect(button('Book installation')).toBeNull();
});

it('shows what is done', async () => {
  await show(booked({ state: 'done', done_on: '2026-12-01' }));
  expect(await screen.findByText('Installed on Tue, 1 Dec 2026')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows nothing of an order that has ended', async () => {
  await show({ offer: 'ended', first_day: '' });
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Installation' })).toBeNull();
});

it('tries again where it could not be loaded', async () => {
  let isLost = true;
  const { user } = await show(
    {},
    {
      'installations.ofOrder': () => {
        if (isLost) throw refusal('ORDER_NOT_FOUND');
        return OPEN;
      },
    },
  );
  expect(await screen.findByText('The installation could not be loaded.', { exact: false })).toBeVisible();
  isLost = false;
  await user.click(button('Try again') as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Book installation' })).toBeVisible();
});

it('shows the code for the technician while one is to come', async () => {
  await show(booked());
  expect(await screen.findByText('Your code: 4071')).toBeVisible();
  expect(screen.getByText('Tell it to the technician once the television works.')).toBeVisible();
});

it('shows no code once it is done', async () => {
  await show(booked({ state: 'done', done_on: '2026-12-01', code: '' }));
  expect(await screen.findByText('Installed on Tue, 1 Dec 2026')).toBeVisible();
  expect(screen.queryByText(/Your code/)).toBeNull();
});
