import { Table, TableBody, TableCell, TableRow } from '@mui/material';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { DensityButton } from './DensityButton';
import { DensityStyles } from './DensityStyles';

const getIdentity = vi.fn((): Promise<{ id: string }> => Promise.resolve({ id: '' }));

beforeEach(() => {
  localStorage.clear();
  getIdentity.mockClear();
});

function open(id: string) {
  getIdentity.mockResolvedValue({ id });
  return renderScreen(
    <>
      <DensityStyles />
      <DensityButton />
      <main>
        <Table>
          <TableBody>
            <TableRow>
              <TableCell>Aabha 55</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </main>
    </>,
    { resources: [], authProvider: { getIdentity } as never },
  );
}

const paddingPx = () => getComputedStyle(screen.getByRole('cell')).paddingTop;

test('rows of every table are compact at once, by keyboard, and again when the person comes back', async () => {
  const { user } = open('asha');
  const comfortable = paddingPx();
  /* The choice is that of the person, who is known a moment later. */
  await vi.waitFor(() => expect(getIdentity).toHaveBeenCalled());
  await act(() => Promise.resolve());
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Compact rows');
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Comfortable rows' });
  await vi.waitFor(() => expect(paddingPx()).toBe('2px'));
  expect(getComputedStyle(screen.getByRole('cell')).height).toBe('30px');
  cleanup();
  open('asha');
  await screen.findByRole('button', { name: 'Comfortable rows' });
  expect(paddingPx()).toBe('2px');
  expect(comfortable).not.toBe('2px');
});

test('another person of the browser has comfortable rows', async () => {
  localStorage.setItem('back-office.density.asha', 'compact');
  open('ravi');
  expect(await screen.findByRole('button', { name: 'Compact rows' })).toBeTruthy();
  expect(paddingPx()).not.toBe('2px');
});
