import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { Palette } from './Palette';
import { usePalette } from './use-palette';

function Screen() {
  return (
    <>
      <Palette {...usePalette()} />
      <main>
        <input type="text" aria-label="Field" />
      </main>
    </>
  );
}
const show = () => renderScreen(<Screen />, { resources: [] });
const press = (key: string, more: object = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, bubbles: true, ...more });

beforeEach(() => localStorage.clear());

test('Ctrl-K and Cmd-K open the search, from a field too', async () => {
  show();
  press('k', { ctrlKey: true }, screen.getByLabelText('Field'));
  await screen.findByRole('dialog', { name: 'Search' });
  press('k', { metaKey: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('g and d open the dashboard; in a field they are letters', async () => {
  const { router } = show();
  const field = screen.getByLabelText('Field');
  press('g', {}, field);
  press('d', {}, field);
  expect(router.state.location.pathname).toBe('/');
  press('g');
  press('d');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-dashboard/'));
});

test('? shows the keys, where those of a single key are turned off', async () => {
  show();
  press('?');
  const toggle = await screen.findByRole('switch', { name: 'Shortcuts of a single key' });
  fireEvent.click(toggle);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('?');
  press('k', { ctrlKey: true });
  await screen.findByRole('dialog', { name: 'Search' });
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
});
