import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AuthProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { imports } from '../../resources/imports';
import { ImportList } from '../../resources/imports/ImportList';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';

const authProvider = {
  checkAuth: () => Promise.resolve(),
  canAccess: () => Promise.resolve(true),
  getPermissions: () => Promise.resolve('SuperAdmin'),
} as unknown as AuthProvider;

const asPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }),
  );
afterEach(() => vi.unstubAllGlobals());

test('a phone shows the first filter, and the others when they are wanted; what they filter stays', async () => {
  asPhone();
  const calls = serveApi({ 'imports.list': () => ({ importList: [], importCount: 0 }) });
  const last = () => calls.filter(({ path }) => path === 'imports.list').at(-1)?.input;
  renderScreen(<ImportList />, { resources: [imports], authProvider });
  const unfold = await screen.findByRole('button', { name: 'More filters' });
  expect(screen.getByLabelText('Imported')).toBeTruthy();
  expect(screen.queryByLabelText('Status')).toBeNull();
  fireEvent.click(unfold);
  fireEvent.mouseDown(screen.getByLabelText('Status'));
  fireEvent.click(screen.getByRole('option', { name: 'Undone' }));
  await waitFor(() => expect(last()).toMatchObject({ filters: { state: 'undone' } }));
  fireEvent.click(screen.getByRole('button', { name: 'Fewer filters' }));
  expect(screen.getByRole('button', { name: 'More filters (1)' }).getAttribute('aria-expanded')).toBe(
    'false',
  );
  expect(screen.queryByLabelText('Status')).toBeNull();
  expect(last()).toMatchObject({ filters: { state: 'undone' } });
});

test('a wide screen shows all filters', async () => {
  serveApi({ 'imports.list': () => ({ importList: [], importCount: 0 }) });
  renderScreen(<ImportList />, { resources: [imports], authProvider });
  expect(await screen.findByLabelText('Status')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More filters' })).toBeNull();
});
