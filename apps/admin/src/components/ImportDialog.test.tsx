import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ImportPreview } from '@aabha/contracts/csv/csv.schema';
import { renderScreen } from '../testing/render-screen';
import { ImportDialog } from './ImportDialog';

const BAD: ImportPreview = {
  rowCount: 3,
  createCount: 0,
  updateCount: 2,
  unchangedCount: 0,
  errorCount: 1,
  kind: 'error',
  pageNum: 1,
  errors: [{ line: 3, field: 'stock', message: 'This repeats line 2.' }],
  changes: [],
  digest: 'bad',
};
const GOOD: ImportPreview = {
  ...BAD,
  rowCount: 1,
  updateCount: 1,
  errorCount: 0,
  kind: 'update',
  errors: [],
  changes: [
    { kind: 'update', line: 2, label: 'Nova 43', fields: [{ field: 'stock', before: '25', after: '8' }] },
  ],
  digest: 'good',
};

test('a file with errors lists them by line and is not imported; the corrected one is, as its preview showed', async () => {
  const done = { createCount: 0, updateCount: 1, unchangedCount: 0 };
  const carryOut = vi.fn((_csv: string, _digest: string) => Promise.resolve(done));
  const onDone = vi.fn();
  const { user } = renderScreen(
    <ImportDialog
      title="Import products"
      hint="A row each."
      preview={(csv) => Promise.resolve(csv === 'bad' ? BAD : GOOD)}
      carryOut={carryOut}
      onDone={onDone}
      onClose={vi.fn()}
    />,
    { resources: [] },
  );
  const choose = (text: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const file = Object.assign(new File([text], `${text}.csv`, { type: 'text/csv' }), {
      text: () => Promise.resolve(text),
    });
    return user.upload(input as HTMLInputElement, file);
  };
  await choose('bad');
  expect(await screen.findByText('This repeats line 2.')).toBeTruthy();
  expect(screen.getByText('Line 3')).toBeTruthy();
  expect(screen.getByText('1 error. Please correct all errors before importing.')).toBeTruthy();
  expect(screen.getByText('Errors 1')).toBeTruthy();
  expect(screen.getByText<HTMLButtonElement>('Import 2 rows').disabled).toBe(true);
  await choose('good');
  expect(await screen.findByText('Nova 43')).toBeTruthy();
  expect(screen.getByText('25').tagName).toBe('DEL');
  expect(screen.getByText('8').tagName).toBe('INS');
  await user.click(screen.getByText('Import 1 row'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(carryOut).toHaveBeenCalledWith('good', 'good', 'good.csv');
});
