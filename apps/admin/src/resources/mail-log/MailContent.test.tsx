import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type { MailDetails } from '@aabha/contracts/mails/mails.schema';
import { signedInAs } from '../../testing/signed-in-as';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { mailLog } from '.';
import { MailContent } from './MailContent';
import { MailList } from './MailList';

const MAIL: MailDetails = {
  _id: 'm1',
  kind: 'mail.order-placed',
  state: 'sent',
  to: 'asha@example.in',
  subject: 'Your order is placed',
  attempts: 1,
  error: '',
  order_id: '0000000000000000000abcd1',
  user_id: 'u1',
  resend_of: null,
  created_at: '2026-01-01T00:00:00.000Z',
  sent_at: '2026-01-01T00:00:01.000Z',
  html: '<p>Thank you, Asha.</p>',
  attachments: ['TV-2627-000001.pdf'],
  refusal: null,
};

const authProvider = signedInAs('SuperAdmin');

const show = (mail: MailDetails, resend?: () => unknown) => {
  const calls = serveApi(resend ? { 'mailLog.resend': resend } : {});
  renderScreen(
    <RecordContextProvider value={{ ...mail, id: mail._id }}>
      <MailContent />
    </RecordContextProvider>,
    { resources: [mailLog], authProvider },
  );
  return calls;
};

test('the mail is shown in a frame without scripts', async () => {
  show(MAIL);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Mail: Your order is placed');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.srcdoc).toBe(MAIL.html);
  expect(screen.getByText('TV-2627-000001.pdf')).toBeTruthy();
});

test('it is sent again after a question that names who gets it', async () => {
  const calls = show(MAIL, () => ({ message: 'The mail is being sent again.' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/asha@example.in gets “Your order is placed” once more/)).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'mailLog.resend')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Send mail again' }));
  expect(await screen.findByText('The mail is being sent again.')).toBeTruthy();
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === 'mailLog.resend')).toMatchObject([{ input: { id: 'm1' } }]),
  );
});

test('one that cannot be sent again says why', async () => {
  show({ ...MAIL, refusal: 'This mail is still waiting to be sent.', html: null, state: 'waiting' });
  expect(await screen.findByText('This mail is still waiting to be sent.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(screen.getByText('The mail is written when it is sent.')).toBeTruthy();
});

test('the list shows what became of each mail, and why the last try failed', async () => {
  const failed = { ...MAIL, state: 'failed' as const, error: 'No route to host', sent_at: null };
  serveApi({ 'mailLog.list': () => ({ mailList: [failed], mailCount: 1 }) });
  renderScreen(<MailList />, { resources: [mailLog], authProvider });
  expect(await screen.findByText('No route to host')).toBeTruthy();
  expect(screen.getByText('Failed', { selector: '.MuiChip-label' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Order placed' });
  expect(link.getAttribute('href')).toBe('/admin-dashboard/mail-log/m1/show');
});
