import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { apiKeys } from '.';
import { ApiKeyList } from './ApiKeyList';

const KEY = {
  ...{ _id: 'k1', name: 'ERP', prefix: 'aabha_0123456789ab', scopes: ['stock:read'], state: 'active' },
  ...{ expires_at: '2027-02-01T00:00:00.000Z', last_used_at: null, revoked_at: null },
  ...{ created_by: { _id: 's1', name: 'Meera Iyer' }, created_at: '2026-11-21T06:00:00.000Z' },
};
const WHOLE = `${KEY.prefix}_secret`;
const list = () => ({ apiKeyList: [KEY], apiKeyCount: 1 });
const show = () => renderScreen(<ApiKeyList />, { resources: [apiKeys] });
const EXISTS = 'There is a key with this name already.';

test('a key is made for what was chosen and shown once; a refused name keeps what was typed', async () => {
  let isTaken = true;
  const calls = serveApi({
    'apiKeys.list': list,
    'apiKeys.create': () => {
      if (isTaken) throw new AppError('API_KEY_EXISTS', undefined, { name: EXISTS });
      return { apiKey: KEY, key: WHOLE };
    },
  });
  show();
  fireEvent.click(await screen.findByText('Create API key'));
  fireEvent.click(await screen.findByText('Create key'));
  expect(await screen.findByText('Choose at least one.')).toBeTruthy();
  fillIn('Name', 'ERP');
  fireEvent.click(screen.getByLabelText('Read movements, deliveries and what to order'));
  fireEvent.click(screen.getByText('Create key'));
  expect(await screen.findByText(EXISTS)).toBeTruthy();
  expect(valueOf('Name')).toBe('ERP');
  isTaken = false;
  fillIn('Name', 'ERP 2');
  fireEvent.click(screen.getByText('Create key'));
  expect(await screen.findByText(/cannot be shown again/)).toBeTruthy();
  expect(valueOf('API key')).toBe(WHOLE);
  fireEvent.click(screen.getByText('I have stored it'));
  await waitFor(() => expect(screen.queryByLabelText('API key')).toBeNull());
  expect(calls.filter(({ path }) => path === 'apiKeys.create').at(-1)?.input).toEqual({
    ...{ name: 'ERP 2', scopes: ['stock:read'], days: 90 },
  });
});

test('a key is revoked after a question that names it', async () => {
  const calls = serveApi({
    'apiKeys.list': list,
    'apiKeys.revoke': () => ({ apiKey: { ...KEY, state: 'revoked' } }),
  });
  show();
  fireEvent.click(await screen.findByLabelText('Revoke ERP'));
  expect(await screen.findByText('Revoke the key of ERP?')).toBeTruthy();
  fireEvent.click(screen.getByText('Revoke'));
  expect(await screen.findByText('The key of ERP is revoked.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'apiKeys.revoke')?.input).toEqual({ id: 'k1' });
});
