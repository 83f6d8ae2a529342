import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import { browserWithPasskey, CREATION } from '../../testing/browser-with-passkey';
import { fillIn } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { EnrolPage } from './EnrolPage';

const NONE = { setting: 'required', enrolled_at: null, passkeys: 0, recovery_codes_left: 0 };
const serve = () =>
  serveApi({
    'staffSignIn.secondFactor': () => ({ secondFactor: NONE }),
    'passkeys.start': () => CREATION,
    'passkeys.confirm': () => ({ passkey: { _id: 'k1' }, recovery_codes: ['ABCD-EFGH'], token: 'fresh' }),
  });

afterEach(() => vi.unstubAllGlobals());

test('the required second factor can be a passkey, and its recovery codes are shown', async () => {
  browserWithPasskey();
  serve();
  renderScreen(<EnrolPage />, { resources: [], at: '/admin-enrol' });
  expect(await screen.findByText(/^You need an authenticator app/)).toBeTruthy();
  fireEvent.click(await screen.findByText('Use a passkey instead'));
  const dialog = within(await screen.findByRole('dialog'));
  fillIn('Name', 'Work phone');
  fireEvent.change(dialog.getByLabelText(/^Password/, { selector: 'input' }), {
    target: { value: 'correct horse' },
  });
  fireEvent.click(dialog.getByText('Continue'));
  expect(await screen.findByText('ABCD-EFGH')).toBeTruthy();
  expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe('fresh');
});

test('a browser without passkeys offers the authenticator app alone', async () => {
  serve();
  renderScreen(<EnrolPage />, { resources: [], at: '/admin-enrol' });
  expect(await screen.findByText(/^You need an authenticator app/)).toBeTruthy();
  expect(screen.queryByText('Use a passkey instead')).toBeNull();
});
