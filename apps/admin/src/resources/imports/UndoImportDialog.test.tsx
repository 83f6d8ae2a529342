import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { imports } from '.';
import { undoneText } from './import-labels';
import type { ImportRow } from './imports.data';
import { UndoImportDialog } from './UndoImportDialog';

const ROW: ImportRow = {
  _id: 'i1',
  id: 'i1',
  subject: 'product',
  fileName: 'tvs.csv',
  createCount: 1,
  updateCount: 2,
  importedBy: { _id: 's1', name: 'Meera' },
  created_at: '2026-11-20T10:00:00.000Z',
  undoable_until: '2026-12-20T10:00:00.000Z',
};
const PREVIEW = {
  restoreCount: 1,
  removeCount: 1,
  keepCount: 1,
  kind: 'keep',
  pageNum: 1,
  rows: [
    {
      recordId: 'a',
      label: 'Surya 55',
      fields: [],
      kept: [{ field: '', reason: 'It has been removed since.' }],
    },
  ],
  digest: 'seen',
};
const RESTORED = {
  recordId: 'b',
  label: 'Surya 65',
  fields: [{ field: 'price', before: '50000', after: '40000' }],
  kept: [{ field: 'name', reason: 'It has been changed since.' }],
};
const options = { resources: [imports] };

test('the preview shows what stays first, then what is put back; the undo is of that preview', async () => {
  const calls = serveApi({
    'imports.previewUndo': (input) =>
      (input as { kind?: string }).kind === 'restore'
        ? { ...PREVIEW, kind: 'restore', rows: [RESTORED] }
        : PREVIEW,
    'imports.undo': () => ({ restoredCount: 1, removedCount: 1, keptCount: 2 }),
  });
  const onClose = vi.fn();
  const { user } = renderScreen(<UndoImportDialog row={ROW} onClose={onClose} />, options);
  expect(await screen.findByText('It has been removed since.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Put back 1' }));
  expect(await screen.findByText('name stays: It has been changed since.')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Undo 2 rows' })).toHaveProperty('disabled', false),
  );
  await user.click(screen.getByRole('button', { name: 'Undo 2 rows' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.find(({ path }) => path === 'imports.undo')?.input).toEqual({ id: 'i1', digest: 'seen' });
  expect(
    await screen.findByText('Import undone: 1 put back, 1 removed, 2 stay as changed since.'),
  ).toBeTruthy();
});

test('a refusal is shown, and the preview is read again', async () => {
  const calls = serveApi({
    'imports.previewUndo': () => PREVIEW,
    'imports.undo': () => {
      throw appError('IMPORT_UNDO_STALE');
    },
  });
  const { user } = renderScreen(<UndoImportDialog row={ROW} onClose={vi.fn()} />, options);
  await user.click(await screen.findByRole('button', { name: 'Undo 2 rows' }));
  expect(await screen.findByText(/The data has changed since this preview. Nothing was undone/)).toBeTruthy();
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === 'imports.previewUndo').length).toBeGreaterThan(1),
  );
});

test('prices that wait for a second person are said', () => {
  const done = { restoredCount: 3, removedCount: 0, keptCount: 0, pendingPriceCount: 1 };
  expect(undoneText(done)).toMatch(/^Import undone: 3 put back\. 1 price/);
});
