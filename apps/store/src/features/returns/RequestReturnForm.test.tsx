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
};
const reason = (name: string) => screen.getByRole('radio', { name });
const ownWords = () => screen.getByLabelText<HTMLTextAreaElement>('Please tell us more');
const request = () => screen.getByRole('button', { name: 'Request return' });

interface ReturnProps {
  onRequested: () => void;
  onCancel: () => void;
}

function Return({ onRequested, onCancel }: ReturnProps) {
  const sending = useRequestReturn({ onRequested, onShown: () => undefined });
  return <RequestReturnForm order={ORDER} request={sending} onCancel={onCancel} />;
}

async function show(respond: () => unknown = () => ({})) {
  const onRequested = vi.fn();
  const onCancel = vi.fn();
  const shop = await renderInShop(<Return onRequested={onRequested} onCancel={onCancel} />, {
    'returns.request': respond,
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
