import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CreditNote } from '@aabha/contracts/credit-notes/credit-notes.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { creditNotes } from '.';
import { ReversalField } from './ReversalField';

const NOTE = {
  ...{ _id: 'c1', creditNoteNumber: 'CN/2627/000007', gstin: '29AAKFK4417M1ZU', reversal: 'awaited' },
} as CreditNote;

test('the reversal of a credit note is noted with its day', async () => {
  const calls = serveApi({ 'creditNotes.update': () => ({ reversal: 'done', reversed_on: '2026-11-22' }) });
  renderScreen(<ReversalField note={NOTE} />, { resources: [creditNotes] });
  fireEvent.click(screen.getByLabelText('Mark CN/2627/000007 as reversed'));
  fireEvent.change(await screen.findByLabelText('Reversed on'), { target: { value: '2026-11-22' } });
  fireEvent.click(screen.getByText('Mark as reversed', { selector: '[type="submit"]' }));
  expect(await screen.findByText('CN/2627/000007 is marked as reversed.')).toBeTruthy();
  expect(calls.map(({ input }) => input)).toEqual([
    { id: 'c1', reversal: 'done', reversed_on: '2026-11-22' },
  ]);
});

test('a noted reversal can be undone, and none is asked of a buyer without a GSTIN', async () => {
  const calls = serveApi({ 'creditNotes.update': () => ({ reversal: 'awaited' }) });
  renderScreen(<ReversalField note={{ ...NOTE, reversal: 'done', reversed_on: '2026-11-22' }} />, {
    resources: [creditNotes],
  });
  expect(screen.getByText('Reversed on 22 Nov 2026')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Undo reversal of CN/2627/000007'));
  await expect.poll(() => calls.map(({ input }) => input)).toEqual([{ id: 'c1', reversal: 'awaited' }]);
  renderScreen(<ReversalField note={{ ...NOTE, reversal: 'not-needed' }} />, { resources: [creditNotes] });
  expect(screen.queryByLabelText('Mark CN/2627/000007 as reversed')).toBeNull();
});
