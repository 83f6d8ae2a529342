import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AuthProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { Gate } from './Gate';

function show(canAccess: () => Promise<boolean>) {
  const authProvider = {
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    canAccess,
  } as unknown as AuthProvider;
  return renderScreen(
    <Gate resource="invoices">
      <p>Invoices of all customers</p>
    </Gate>,
    { resources: [], authProvider, at: '/admin-dashboard/invoices' },
  );
}
const content = () => screen.queryByText('Invoices of all customers');
const REFUSED = "You don't have permission to access this page. Please contact your administrator.";

test('who may open a screen sees it', async () => {
  show(() => Promise.resolve(true));
  await waitFor(() => expect(content()).toBeTruthy());
  expect(screen.queryByText(REFUSED)).toBeNull();
});

test('a person without permission sees the reason, and OK leads away', async () => {
  const { router } = show(() => Promise.resolve(false));
  expect(await screen.findByText(REFUSED)).toBeTruthy();
  expect(screen.getByText('Unauthorized Access')).toBeTruthy();
  expect(content()).toBeNull();
  fireEvent.click(screen.getByText('OK'));
  await waitFor(() => expect(router.state.location.pathname).not.toContain('invoices'));
});

test('a failed request is no refusal: it says what failed, and offers a retry', async () => {
  show(() => Promise.reject(new Error('Could not reach the shop.')));
  expect(await screen.findByText('Could not reach the shop.')).toBeTruthy();
  expect(screen.getByText('Retry')).toBeTruthy();
  expect(screen.queryByText(REFUSED)).toBeNull();
  expect(content()).toBeNull();
});
