import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { returns } from '.';
import { InspectReturnButton } from './InspectReturnButton';
import { ReplaceDialog } from './ReplaceDialog';
import { RejectReturnButton } from './RejectReturnButton';
import { ReturnPhotos } from './ReturnPhotos';
import type { ReturnDetailsRecord, ReturnRecord } from './returns.data';

const REQUEST = {
  _id: 'r1',
  id: 'r1',
  state: 'received',
  status: true,
  refund_status: false,
  refund: 'none',
  inspected_at: null,
  lines: [{ position: 0, name: 'Nova 43', quantity: 2, accepted: null, restock: null }],
  user_id: { name: 'Asha Rao' },
} as unknown as ReturnRecord;

const choose = async (user: ReturnType<typeof renderScreen>['user'], label: RegExp, option: string) => {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByRole('option', { name: option }));
};

test('an inspection accepts a part only with a reason, which the button names', async () => {
  const calls = serveApi({ 'returns.inspect': () => ({ returnRequest: REQUEST }) });
  const { user } = renderScreen(<InspectReturnButton request={REQUEST} />, { resources: [returns] });
  await user.click(screen.getByLabelText('Inspect: Asha Rao'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept return' }).disabled).toBe(false);
  await choose(user, /Accepted units of Nova 43/, '1 of 2');
  await user.click(screen.getByLabelText(/Can be sold again/));
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: 'Accept in part' });
  expect(accept.disabled).toBe(true);
  await choose(user, /^Reason/, 'Parts or accessories are missing');
  await user.click(accept);
  expect(await screen.findByText('Inspection saved. The customer will get an email.')).toBeTruthy();
  expect(calls[0]?.input).toEqual({
    id: 'r1',
    lines: [{ position: 0, accepted: 1, restock: true }],
    reason: 'Parts or accessories are missing',
  });
});

test('a rejection needs a reason, of one’s own with Other', async () => {
  const calls = serveApi({ 'returns.reject': () => ({ returnRequest: REQUEST }) });
  const { user } = renderScreen(<RejectReturnButton request={REQUEST} />, { resources: [returns] });
  await user.click(screen.getByLabelText('Reject: Asha Rao'));
  const reject = screen.getByRole<HTMLButtonElement>('button', { name: 'Reject return' });
  expect(reject.disabled).toBe(true);
  await choose(user, /^Reason/, 'Other');
  expect(reject.disabled).toBe(true);
  await user.type(screen.getByLabelText(/In your words/), 'The serial number is another.');
  await user.click(reject);
  await waitFor(() => expect(calls[0]?.input).toEqual({ id: 'r1', reason: 'The serial number is another.' }));
});

test('photos are shown, and large when chosen', async () => {
  serveApi({
    'returns.downloadFile': () => ({ filename: 'front.png', type: 'image/webp', content: 'AAAA' }),
  });
  const files = [{ _id: 'f1', name: 'front.png', bytes: 3 }];
  const { user } = renderScreen(<ReturnPhotos files={files} />, { resources: [returns] });
  await user.click(await screen.findByLabelText('Show front.png large'));
  expect(screen.getByAltText<HTMLImageElement>('front.png').src).toBe('data:image/webp;base64,AAAA');
});

test('a replacement asks which television came back, and can wait where none is free', async () => {
  const request = {
    ...REQUEST,
    ...{ state: 'accepted', wish: 'replacement', replacement: null },
    lines: [{ position: 0, name: 'Nova 43', quantity: 2, accepted: 1, restock: false }],
    sold_serials: ['SN1', 'SN2'].map((serial) => ({ position: 0, serial })),
  } as unknown as ReturnDetailsRecord;
  let tries = 0;
  const calls = serveApi({
    'returns.replace': () => {
      tries += 1;
      if (tries === 1) throw appError('REPLACEMENT_NO_STOCK', { product: 'Nova 43' });
      return { returnRequest: request };
    },
  });
  const { user } = renderScreen(<ReplaceDialog request={request} onClose={() => {}} />, {
    resources: [returns],
  });
  await user.click(screen.getByLabelText('SN2'));
  expect(screen.getByLabelText<HTMLInputElement>('SN1').disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send a replacement' }));
  await user.click(await screen.findByRole('button', { name: 'Wait for stock' }));
  expect(await screen.findByText(/The replacement waits for stock/)).toBeTruthy();
  expect(calls.map(({ input }) => input)).toEqual([
    { id: 'r1', serials: ['SN2'], wait: false },
    { id: 'r1', serials: ['SN2'], wait: true },
  ]);
});
