import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { SearchDialog } from './SearchDialog';

const ORDER = {
  kind: 'order',
  has_more: true,
  hits: [
    {
      _id: 'o1',
      title: 'BBC44882',
      detail: 'Sanjay Patel',
      status: 'Pending',
      amount: 71588,
      created_at: null,
    },
    { _id: 'o2', title: '7D2C297B', detail: 'Sanjay Rao', status: null, amount: null, created_at: null },
  ],
};
const field = () => screen.getByRole('combobox', { name: 'Search' });
const current = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (key: string) => fireEvent.keyDown(field(), { key });

function show(respond: (input: unknown) => unknown = () => ({ groups: [ORDER] })) {
  const calls = serveApi({ 'search.staff': respond });
  const onShow = vi.fn<(view: string) => void>();
  const onClose = vi.fn<() => void>();
  const { router } = renderScreen(<SearchDialog onShow={onShow} onClose={onClose} />, { resources: [] });
  return { calls, router, onShow, onClose };
}
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('the arrow keys move through what the server found, and Enter opens it', async () => {
  const { calls, router, onClose } = show();
  type('sanjay');
  await screen.findByRole('group', { name: 'Orders' });
  expect(calls).toEqual([{ path: 'search.staff', input: { text: 'sanjay' } }]);
  expect(current()).toBe('BBC44882Sanjay Patel · Pending · ₹71,588');
  press('ArrowDown');
  expect(current()).toBe('7D2C297BSanjay Rao');
  press('ArrowDown');
  expect(current()).toBe('All Orders with “sanjay”');
  press('ArrowUp');
  press('Enter');
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-dashboard/orders/o2/show'));
});

test('acts are found by any part of their words, and done with Enter', () => {
  const { onShow } = show();
  type('out si');
  expect(current()).toBe('Sign out');
  press('Enter');
  expect(onShow).toHaveBeenCalledWith('sign-out');
});

test('short texts ask the server nothing', () => {
  const { calls } = show();
  type('sa');
  expect(calls).toEqual([]);
});

test('nothing found says what to type', async () => {
  show(() => ({ groups: [] }));
  type('zzyzx');
  expect((await screen.findByText(/^Nothing found for “zzyzx”/)).textContent).toContain('phone number');
});

test('a failed search says so, and is tried again', async () => {
  let isDown = true;
  show(() => {
    if (isDown) throw new Error('offline');
    return { groups: [ORDER] };
  });
  type('sanjay');
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(again);
  await screen.findByRole('group', { name: 'Orders' });
  expect(screen.queryByRole('alert')).toBeNull();
});
