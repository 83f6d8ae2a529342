import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { complaints } from '.';
import type { ComplaintRecord } from './complaint-record';
import { ComplaintStatusDialog } from './ComplaintStatusDialog';

const COMPLAINT = {
  _id: 'k1',
  id: 'k1',
  ticketNumber: 'TKT-1',
  name: 'Kavya Nair',
  email: 'kavya@example.in',
  status: 'Pending',
  updated_at: '2026-01-01T00:00:00.000Z',
} as ComplaintRecord;
const open = (initialStatus: ComplaintRecord['status'] = 'Resolved') => {
  const onClose = vi.fn();
  const dialog = (
    <ComplaintStatusDialog complaint={COMPLAINT} initialStatus={initialStatus} onClose={onClose} />
  );
  return { onClose, ...renderScreen(dialog, { resources: [complaints] }) };
};

test('the dialog says who is emailed, and sends the selected status', async () => {
  const calls = serveApi({ 'complaints.update': () => ({ complaint: COMPLAINT }) });
  const { user, onClose } = open();
  expect(screen.getByText('Status of TKT-1')).toBeTruthy();
  expect(screen.getByText('Now Pending')).toBeTruthy();
  expect(screen.getByText('Kavya Nair will get an email about this at kavya@example.in.')).toBeTruthy();
  await user.click(screen.getByText('Update and send email'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await screen.findByText('Status updated successfully')).toBeTruthy();
  expect(calls.at(-1)?.input).toEqual({ id: 'k1', status: 'Resolved', updated_at: COMPLAINT.updated_at });
});

test('a complaint that was resolved meanwhile is shown as it is, with nothing left to send', async () => {
  serveApi({
    'complaints.update': () => {
      throw appError('RECORD_CHANGED', {
        current: { ...COMPLAINT, status: 'Resolved', updated_at: '2026-02-02' },
      });
    },
  });
  const { user, onClose } = open();
  await user.click(screen.getByText('Update and send email'));
  expect(await screen.findByText('Now Resolved')).toBeTruthy();
  expect(screen.getByText(/^Someone else has changed this in the meantime\./)).toBeTruthy();
  expect(screen.queryByText(/will get an email/)).toBeNull();
  expect(screen.getByText<HTMLButtonElement>('Update and send email').disabled).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('another status than the one of meanwhile is sent again, on the newer complaint', async () => {
  const calls = serveApi({
    'complaints.update': (input: { updated_at: string }) => {
      if (input.updated_at === COMPLAINT.updated_at)
        throw appError('RECORD_CHANGED', {
          current: { ...COMPLAINT, status: 'Resolved', updated_at: '2026-02-02' },
        });
      return { complaint: COMPLAINT };
    },
  });
  const { user, onClose } = open('In_progress');
  await user.click(screen.getByText('Update and send email'));
  expect(await screen.findByText('Now Resolved')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByText('Update and send email'));
  expect(await screen.findByText('Status updated successfully')).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.input).toEqual({ id: 'k1', status: 'In_progress', updated_at: '2026-02-02' });
});
