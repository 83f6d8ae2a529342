import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { serveApi } from '../testing/serve-api';
import { OtherEditors } from './OtherEditors';

const since = '2026-11-24T06:00:00.000Z';

test('names who else has the record open, and says that it is open here until it is closed', async () => {
  const calls = serveApi({
    'live.edit': () => ({ editors: [{ name: 'Asha Rao', since }] }),
    'live.stopEditing': () => ({}),
  });
  renderScreen(<OtherEditors resource="orders" record="1" />, { resources: [] });
  expect((await screen.findByRole('status')).textContent).toBe('');
  await screen.findByText('Asha Rao has this open, too.');
  expect(calls).toEqual([{ path: 'live.edit', input: { resource: 'orders', record: '1' } }]);
  cleanup();
  await waitFor(() => expect(calls.at(-1)?.path).toBe('live.stopEditing'));
});

test('names several in one sentence', async () => {
  serveApi({
    'live.edit': () => ({ editors: ['Asha Rao', 'Ravi Iyer'].map((name) => ({ name, since })) }),
    'live.stopEditing': () => ({}),
  });
  renderScreen(<OtherEditors resource="orders" record="1" />, { resources: [] });
  await screen.findByText('Asha Rao and Ravi Iyer have this open, too.');
});

test('shows nothing while it is not known', async () => {
  const calls = serveApi({
    'live.edit': () => {
      throw new Error('the connection is lost');
    },
  });
  renderScreen(<OtherEditors resource="orders" record="1" />, { resources: [] });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
