import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invalidInput, refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { RequestReturnForm } from './RequestReturnForm';
import type { ReturnableOrder } from './return-offer';
import { useRequestReturn } from './use-request-return';

const ORDER: ReturnableOrder = {
  _id: 'o1',
  status: 'Delivered',
  return_request: false,
  returnUntil: '2026-11-28T18:29:59.999Z',
  refundable: 1_30_098,
  payment_method: 'upi',
  products: [],
};
const reason = (name: string) => screen.getByRole('radio', { name });
const ownWords = () => screen.getByLabelText<HTMLTextAreaElement>('Please tell us more');
const request = () => screen.getByRole('button', { name: 'Request return' });

interface ReturnProps {
  order: ReturnableOrder;
  onRequested: () => void;
  onCancel: () => void;
}

function Return({ order, onRequested, onCancel }: ReturnProps) {
  const sending = useRequestReturn({ onRequested, onShown: () => undefined });
  return <RequestReturnForm order={order} request={sending} onCancel={onCancel} />;
}

async function show(respond: () => unknown = () => ({}), order = ORDER, more = {}) {
  const onRequested = vi.fn();
  const onCancel = vi.fn();
  const shop = await renderInShop(<Return order={order} onRequested={onRequested} onCancel={onCancel} />, {
    'returns.request': respond,
    'returns.quote': () => ({ refund_amount: 1_30_098, lines: [], reasons: [] }),
    ...more,
  });
  return { ...shop, onRequested, onCancel, requests: () => shop.inputsOf('returns.request') };
}

it('requires a reason, and own words with Other', async () => {
  const { user, requests } = await show();
  await user.click(request());
  expect(reason('Defective product')).toHaveAccessibleDescription('Please select a reason for the return.');
  expect(document.activeElement).toBe(reason('Defective product'));
  expect(screen.queryByLabelText('Please tell us more')).toBeNull();
  await user.click(reason('Other'));
  expect(screen.queryByText('Please select a reason for the return.')).toBeNull();
  await user.type(ownWords(), '  ');
  await user.click(request());
  expect(ownWords()).toHaveAccessibleDescription('Please specify your reason.');
  expect(document.activeElement).toBe(ownWords());
  expect(requests()).toEqual([]);
});

it('sends the reason with the amount that it shows', async () => {
  const { user, requests, onRequested } = await show();
  expect(screen.getByText(/we will refund ₹1,30,098 to the account you paid from/)).toBeVisible();
  await user.click(reason('Changed mind'));
  await user.click(request());
  expect(await screen.findByText('Return request submitted successfully!')).toBeInTheDocument();
  expect(onRequested).toHaveBeenCalledTimes(1);
  expect(requests()).toEqual([{ order_id: 'o1', return_reason: 'Changed mind', refund_amount: 1_30_098 }]);
});

it('keeps the reason when the shop refuses it, and says why', async () => {
  const failures = [
    invalidInput({ return_reason: 'Please specify your reason.' }),
    refusal('RETURN_TOO_LATE', { until: ORDER.returnUntil }),
  ];
  const { user, requests, onRequested, onCancel } = await show(() => {
    throw failures.shift() ?? new Error('One request too many.');
  });
  await user.click(reason('Other'));
  await user.type(ownWords(), 'other');
  await user.click(request());
  await waitFor(() => expect(ownWords()).toHaveAccessibleDescription('Please specify your reason.'));
  expect(document.activeElement).toBe(ownWords());
  await user.type(ownWords(), ' stand');
  await user.click(request());
  expect(await screen.findByText('Returns for this order closed on 28 Nov 2026.')).toBeVisible();
  expect(ownWords()).toHaveValue('other stand');
  expect(requests()[1]).toMatchObject({ return_reason: 'other stand' });
  expect(onRequested).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Keep order' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('returns one of two sets for what the shop says it refunds, with its condition and the wish', async () => {
  const line = { position: 0, quantity: 2, refunded_quantity: 0, product_id: { name: 'Nova 43' } };
  const two = { ...ORDER, products: [line] } as unknown as ReturnableOrder;
  const { user, requests, inputsOf } = await show(() => ({}), two, {
    'returns.quote': () => ({ refund_amount: 65_000, lines: [], reasons: [] }),
  });
  const units = screen.getByLabelText('Units of Nova 43');
  await user.selectOptions(units, '0');
  expect(screen.getByText('Please choose what you return.')).toBeVisible();
  expect(request()).toBeDisabled();
  await user.selectOptions(units, '1');
  expect(await screen.findByText(/we will refund ₹65,000/)).toBeVisible();
  expect(inputsOf('returns.quote')).toEqual([
    { order_id: 'o1' },
    { order_id: 'o1', lines: [{ position: 0, quantity: 1 }] },
  ]);
  await user.click(reason('Defective product'));
  await user.selectOptions(screen.getByLabelText('In what condition is it?'), 'opened');
  await user.selectOptions(screen.getByLabelText('What would you like?'), 'replacement');
  await user.click(request());
  await waitFor(() =>
    expect(requests()).toEqual([
      {
        ...{ order_id: 'o1', return_reason: 'Defective product', refund_amount: 65_000 },
        ...{ lines: [{ position: 0, quantity: 1 }], condition: 'opened', wish: 'replacement' },
      },
    ]),
  );
});

it('names a photo that is too large, and sends nothing', async () => {
  const { user, requests } = await show();
  await user.click(reason('Changed mind'));
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'front.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Photos (optional)'), large);
  expect(screen.getByRole('alert')).toHaveTextContent('front.png is larger than 5 MB.');
  await user.click(request());
  expect(requests()).toEqual([]);
});

it('says until when each reason counts, and offers none whose days are over', async () => {
  const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const { user, requests } = await show(undefined, ORDER, {
    'returns.quote': () => ({
      ...{ refund_amount: 1_30_098, lines: [] },
      reasons: [
        { reason: 'Defective product', until: until(2) },
        { reason: 'Changed mind', until: '2026-01-31T18:29:59.999Z' },
      ],
    }),
  });
  expect(
    await screen.findByRole('radio', { name: /^Changed mind\s*Returns closed on 31 Jan 2026$/ }),
  ).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /^Defective product\s*until \d/ }));
  await user.click(request());
  await waitFor(() => expect(requests()).toHaveLength(1));
});
