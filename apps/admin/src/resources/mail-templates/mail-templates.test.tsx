import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { signedInAs } from '../../testing/signed-in-as';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { mailTemplates } from '.';
import { MailTemplateContent } from './MailTemplateContent';
import type { OpenMailTemplateRecord } from './mail-template-record';
import { MailTemplateList } from './MailTemplateList';

const TEMPLATE: OpenMailTemplateRecord = {
  id: 'mail.order-status',
  kind: 'mail.order-status',
  name: 'Order status changed',
  audience: 'customer',
  when: 'An order is shipped, delivered, cancelled or returned.',
  subject: 'Your order A1B2C3D4: Shipped',
  languages: ['en', 'hi'],
  examples: [
    { _id: 'shipped', name: 'Shipped' },
    { _id: 'delivered', name: 'Delivered' },
  ],
  preview: {
    ...{ example: 'shipped', language: 'en', from: 'Aabha <orders@aabha.example>' },
    ...{ to: 'asha.rao@customer.example', reply_to: null, subject: 'Your order A1B2C3D4: Shipped' },
    ...{ html: '<p>On its way.</p>', text: 'On its way.', attachments: ['Invoice TV-1.pdf'] },
  },
};
const STAFF_TEMPLATE: OpenMailTemplateRecord = {
  ...TEMPLATE,
  audience: 'staff',
  languages: ['en'],
  examples: [{ _id: 'example', name: 'Example' }],
};

const authProvider = signedInAs('SuperAdmin');

function show(template: OpenMailTemplateRecord, responses: Parameters<typeof serveApi>[0] = {}) {
  const calls = serveApi({
    'mailTemplates.preview': () => ({ mailTemplate: template, preview: template.preview }),
    ...responses,
  });
  renderScreen(
    <RecordContextProvider value={template}>
      <MailTemplateContent />
    </RecordContextProvider>,
    { resources: [mailTemplates], authProvider },
  );
  return calls;
}

test('a mail is shown in a frame without scripts, as wide as a desktop and as a phone', async () => {
  show(TEMPLATE);
  const title = 'Mail: Your order A1B2C3D4: Shipped';
  const frame = await screen.findByTitle<HTMLIFrameElement>(title);
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.srcdoc).toBe('<p>On its way.</p>');
  expect(getComputedStyle(frame).width).toBe('640px');
  fireEvent.click(screen.getByRole('tab', { name: 'Phone' }));
  expect(getComputedStyle(screen.getByTitle(title)).width).toBe('390px');
});

test('it is shown as plain text, with subject, sender and attachments', async () => {
  show(TEMPLATE);
  fireEvent.click(await screen.findByRole('tab', { name: 'Plain text' }));
  expect(screen.getByLabelText('Plain text of the mail').textContent).toBe('On its way.');
  for (const text of ['Aabha <orders@aabha.example>', 'Invoice TV-1.pdf', 'The sender', TEMPLATE.subject])
    expect(screen.getByText(text)).toBeTruthy();
});

test('another language is read and shown', async () => {
  const hindi = { ...TEMPLATE.preview, language: 'hi' as const, subject: 'आपका ऑर्डर' };
  const calls = show(TEMPLATE, {
    'mailTemplates.preview': () => ({ mailTemplate: TEMPLATE, preview: hindi }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByText('आपका ऑर्डर')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'mailTemplates.preview')?.input).toEqual({
    ...{ kind: 'mail.order-status', example: 'shipped', language: 'hi' },
  });
});

test('a mail to staff has nothing to choose', async () => {
  show(STAFF_TEMPLATE);
  await screen.findByTitle('Mail: Your order A1B2C3D4: Shipped');
  expect(screen.queryByRole('group', { name: 'Language of the mail' })).toBeNull();
  expect(screen.queryByLabelText('Example')).toBeNull();
});

test('an example that cannot be read says so, and the former one stays', async () => {
  show(TEMPLATE, {
    'mailTemplates.preview': () => {
      throw appError('MAIL_EXAMPLE_NOT_FOUND');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByText('This mail has no such example.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.getByTitle('Mail: Your order A1B2C3D4: Shipped')).toBeTruthy();
});

test('a test is sent of what is shown, and no address is sent along', async () => {
  const calls = show(TEMPLATE, {
    'mailTemplates.sendTest': () => ({ message: 'The test mail is on its way to meera@aabha.example.' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'हिन्दी' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText('The test mail is on its way to meera@aabha.example.')).toBeTruthy();
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === 'mailTemplates.sendTest')).toMatchObject([
      { input: { kind: 'mail.order-status', example: 'shipped', language: 'hi' } },
    ]),
  );
});

test('the eleventh test says when the next one can be sent', async () => {
  show(TEMPLATE, {
    'mailTemplates.sendTest': () => {
      throw appError('MAIL_TEST_LIMIT', { most: 10, retryAfterSeconds: 2500 });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send me a test' }));
  expect(
    await screen.findByText('You have sent 10 test mails within an hour. Please try again in 42 minutes.'),
  ).toBeTruthy();
});

test('the list shows to whom each mail goes and when', async () => {
  serveApi({ 'mailTemplates.list': () => ({ mailTemplateList: [TEMPLATE], mailTemplateCount: 1 }) });
  renderScreen(<MailTemplateList />, { resources: [mailTemplates], authProvider });
  const link = await screen.findByRole('link', { name: 'Order status changed' });
  expect(link.getAttribute('href')).toBe('/admin-dashboard/mail-templates/mail.order-status/show');
  expect(screen.getByText('Customer', { selector: '.MuiChip-label' })).toBeTruthy();
  expect(screen.getByText(TEMPLATE.when)).toBeTruthy();
  expect(screen.getByText('English, Hindi')).toBeTruthy();
});
