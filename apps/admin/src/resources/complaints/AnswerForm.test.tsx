import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { complaints } from '.';
import { AnswerForm } from './AnswerForm';
import type { ComplaintThreadRecord } from './complaint-record';

const COMPLAINT = {
  ...{ _id: 'k1', id: 'k1', name: 'Kavya Nair', email: 'kavya@example.in' },
} as ComplaintThreadRecord;
const open = () => renderScreen(<AnswerForm complaint={COMPLAINT} />, { resources: [complaints] });

test('an answer says whom it is mailed to, a note that only staff see it', async () => {
  const calls = serveApi({ 'complaints.answer': () => ({ complaint: COMPLAINT }) });
  const { user } = open();
  expect(screen.getByText('It is emailed to kavya@example.in.')).toBeTruthy();
  expect(screen.getByText<HTMLButtonElement>('Send answer').disabled).toBe(true);
  await user.type(screen.getByLabelText('Answer to Kavya Nair'), 'Third of this batch.');
  await user.click(screen.getByLabelText('Note for staff only'));
  expect(screen.getByText('Only staff see notes.')).toBeTruthy();
  await user.click(screen.getByText('Add note'));
  expect(await screen.findByText('Note added')).toBeTruthy();
  const form = calls.at(-1)?.input as FormData;
  expect(Object.fromEntries(form)).toEqual({ id: 'k1', text: 'Third of this batch.', note: 'true' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note for staff').value).toBe('');
});

test('what was typed stays when the answer is refused', async () => {
  serveApi({
    'complaints.answer': () => {
      throw appError('COMPLAINT_NOT_FOUND');
    },
  });
  const { user } = open();
  await user.type(screen.getByLabelText('Answer to Kavya Nair'), 'On Friday.');
  await user.click(screen.getByText('Send answer'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Complaint not found.'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Answer to Kavya Nair').value).toBe('On Friday.');
});

test('files are listed by name, sent, and left out again one by one', async () => {
  const calls = serveApi({ 'complaints.answer': () => ({ complaint: COMPLAINT }) });
  const { user } = open();
  const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Pictures or PDF files, at most 3'), [
    file('a.pdf'),
    file('b.pdf'),
  ]);
  screen.getByText('a.pdf').closest<HTMLElement>('.MuiChip-root')?.focus();
  await user.keyboard('{Delete}');
  expect(screen.queryByText('a.pdf')).toBeNull();
  await user.type(screen.getByLabelText('Answer to Kavya Nair'), 'The report.');
  await user.click(screen.getByText('Send answer'));
  expect(await screen.findByText('Answer sent')).toBeTruthy();
  const form = calls.at(-1)?.input as FormData;
  expect([...form.values()].filter((value) => value instanceof File).map(({ name }) => name)).toEqual([
    'b.pdf',
  ]);
  expect(screen.queryByText('b.pdf')).toBeNull();
});

test('a saved reply is inserted after what was typed, and is not sent with a gap', async () => {
  const reply = { _id: 's1', name: 'Fitter', text: 'About {order}.', language: 'en', missing: ['order'] };
  const calls = serveApi({ 'savedReplies.forCase': () => ({ replyList: [reply] }) });
  const { user } = open();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Answer to Kavya Nair');
  await user.type(field, 'Dear Kavya,');
  await user.click(screen.getByText('Saved replies'));
  await user.click(await screen.findByText('Fitter'));
  await waitFor(() => expect(field.value).toBe('Dear Kavya,\n\nAbout {order}.'));
  expect(screen.getByText('Fill in {order} before you send.')).toBeTruthy();
  expect(screen.getByText<HTMLButtonElement>('Send answer').disabled).toBe(true);
  await user.clear(field);
  await user.type(field, 'About 1A2B3C4D.');
  expect(screen.getByText<HTMLButtonElement>('Send answer').disabled).toBe(false);
  expect(calls).toEqual([{ path: 'savedReplies.forCase', input: { kind: 'complaint', id: 'k1' } }]);
});
