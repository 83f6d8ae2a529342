import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import type { PriceChange } from '@aabha/contracts/prices/prices.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { signedInAs } from '../../testing/signed-in-as';
import { priceApprovals } from '.';
import { OpenApprovalsBadge } from './OpenApprovalsBadge';
import { PriceApprovalList } from './PriceApprovalList';

const PROPOSED: PriceChange = {
  _id: 'c1',
  product: { _id: 'p1', name: 'Nova 43' },
  state: 'Proposed',
  source: 'bulk',
  wanted: { price: 40_000, discount_percentage: 60, new_price: 16_000 },
  from: { price: 40_000, discount_percentage: 25, new_price: 30_000 },
  neededApproval: true,
  askedBy: { _id: 'u1', name: 'Asha Rao' },
  note: '',
  created_at: '2026-11-20T00:00:00.000Z',
};

/** Shows the list with one proposal, and the number of open ones beside it. */
async function open(refusal?: Error, by = signedInAs('SuperAdmin')) {
  let present = PROPOSED;
  const settle = (state: PriceChange['state']) => () => {
    if (refusal) throw refusal;
    present = { ...PROPOSED, state, decidedBy: { _id: 'u2', name: 'Bala Iyer' } };
    return { change: present };
  };
  const calls = serveApi({
    /* A page of one is read for the number of open ones. */
    'prices.list': ({ pageSize }: { pageSize: number }) => ({
      changeList: [present],
      changeCount: pageSize === 1 && present.state !== 'Proposed' ? 0 : 1,
    }),
    'prices.approve': settle('Done'),
    'prices.reject': settle('Rejected'),
    'prices.cancel': settle('Cancelled'),
  });
  renderScreen(
    <>
      <OpenApprovalsBadge />
      <PriceApprovalList />
    </>,
    { resources: [priceApprovals], authProvider: by },
  );
  await screen.findByText('Nova 43');
  return { actions: () => calls.filter(({ path }) => /approve|reject|cancel/.test(path)), calls };
}
const press = (text: string) => fireEvent.click(screen.getByText(text));

test('a price is approved after a question, and the number of open ones follows', async () => {
  const { actions, calls } = await open();
  expect(calls.some(({ input }) => JSON.stringify(input).includes('"state":"Proposed"'))).toBe(true);
  expect(await screen.findByLabelText('1 waiting')).toBeTruthy();
  expect(screen.getByText('₹16,000')).toBeTruthy();
  press('Approve');
  expect(screen.getByText(/^Nova 43: ₹16,000 instead of ₹30,000\. Shoppers see it at once\.$/)).toBeTruthy();
  press('Approve price');
  expect(await screen.findByText('The price is approved.')).toBeTruthy();
  expect(actions()).toEqual([{ path: 'prices.approve', input: { id: 'c1' } }]);
  expect(await screen.findByText('Bala Iyer')).toBeTruthy();
  await expect.poll(() => screen.queryByLabelText('1 waiting')).toBeNull();
});

test('one’s own is refused with the reason', async () => {
  await open(appError('PRICE_NEEDS_SECOND_PERSON'));
  press('Approve');
  press('Approve price');
  expect(await screen.findByText(/A second person has to approve it\.$/)).toBeTruthy();
});

test('a price is rejected with a reason for who asked', async () => {
  const { actions } = await open();
  press('Reject');
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Too low' } });
  press('Reject price');
  expect(await screen.findByText('The price is rejected.')).toBeTruthy();
  expect(actions()).toEqual([{ path: 'prices.reject', input: { id: 'c1', note: 'Too low' } }]);
});

test('a SubAdmin withdraws their own price after a question, and decides on none', async () => {
  const member = signedInAs('SubAdmin', ['prices']);
  const { actions } = await open(undefined, {
    ...member,
    getIdentity: () => Promise.resolve({ id: PROPOSED.askedBy._id, fullName: 'Asha Rao' }),
  });
  await screen.findByText('Withdraw');
  for (const text of ['Approve', 'Reject']) expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByLabelText('1 waiting')).toBeNull();
  press('Withdraw');
  expect(screen.getByText(/^The price of Nova 43 stays as it is/)).toBeTruthy();
  press('Withdraw price');
  expect(await screen.findByText('The price is withdrawn.')).toBeTruthy();
  expect(actions()).toEqual([{ path: 'prices.cancel', input: { id: 'c1' } }]);
});

test('a SubAdmin sees the price that somebody else asked for without a button', async () => {
  await open(undefined, signedInAs('SubAdmin', ['prices']));
  expect(screen.getByText('Asha Rao')).toBeTruthy();
  for (const text of ['Approve', 'Reject', 'Withdraw']) expect(screen.queryByText(text)).toBeNull();
});
