import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import type { Breach } from '@aabha/contracts/privacy/breaches.schema';
import type { ConsentEntry } from '@aabha/contracts/privacy/consents.schema';
import type { PrivacyRequest } from '@aabha/contracts/privacy/privacy.schema';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { BreachList } from './BreachList';
import { ConsentList } from './ConsentList';
import { breaches, consents, privacyRequests, retention } from '.';
import { PrivacyRequestList } from './PrivacyRequestList';
import { Retention } from './Retention';

const DAY = '2026-11-20T05:00:00.000Z';
const twenty = <T,>(make: (index: number) => T): T[] => Array.from({ length: 20 }, (_, index) => make(index));

const request = (index: number): PrivacyRequest => ({
  ...{ _id: `request-${index}`, kind: 'grievance', text: `Why ${index}?`, due_at: DAY, created_at: DAY },
  ...{ answer: null, answered_at: null, email: `asha${index}@example.in`, user: null, clock: 'overdue' },
});
const consent = (index: number): ConsentEntry => ({
  ...{ _id: `consent-${index}`, purpose: 'analytics', notice_version: 1, language: 'en' },
  ...{ action: 'withdrawn', channel: 'privacy-centre', subject: 'browser', user: null },
  ...{ subject_key: `browser-${index}`, evidence: 'Chose "Withdraw"', created_at: DAY },
});
const breach: Breach = {
  ...{ _id: 'breach-1', what: 'A laptop was stolen', data: 'Names', affected: '12 shoppers' },
  ...{ consequences: 'Spam', measures: 'Disk is encrypted', known_at: DAY, due_at: DAY, clock: 'overdue' },
  ...{ board_told_at: null, people_told_at: null, closed_at: null, created_at: DAY, updated_at: DAY },
  letters: { people: 'Dear shopper', board: 'Dear Board' },
};

const tooMany = () => {
  throw appError('RATE_LIMITED', { retryAfterSeconds: 30 });
};

test('the consent ledger shows a page of many rows, with who, what and which notice', async () => {
  serveApi({ 'consents.list': () => ({ consentList: twenty(consent), consentCount: 1_20_000 }) });
  renderScreen(<ConsentList />, { resources: [consents] });
  expect(await screen.findAllByText(/Chose "Withdraw"/)).toHaveLength(20);
  expect(screen.getByText(/Browser browser-19/)).toBeTruthy();
  expect(screen.getByText(/ of 1,20,000/)).toBeTruthy();
});

test('an answer that was refused stays in its dialog; one that was sent closes it', async () => {
  let isRefused = true;
  const calls = serveApi({
    'privacy.listRequests': () => ({ requestList: twenty(request), requestCount: 20 }),
    'privacy.answerRequest': () => (isRefused ? tooMany() : { request: request(0) }),
  });
  renderScreen(<PrivacyRequestList />, { resources: [privacyRequests] });
  const buttons = await screen.findAllByRole('button', { name: 'Answer' });
  expect(buttons).toHaveLength(20);
  fireEvent.click(buttons[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Answer to asha0@example.in' });
  fireEvent.click(within(dialog).getByText('Send answer'));
  expect(await within(dialog).findByText('Please write an answer.')).toBeTruthy();
  fillIn('Answer', 'Because of the law.');
  fireEvent.click(within(dialog).getByText('Send answer'));
  expect(await within(dialog).findByText(/Too many/)).toBeTruthy();
  expect(valueOf('Answer')).toBe('Because of the law.');
  isRefused = false;
  fireEvent.click(within(dialog).getByText('Send answer'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ path }) => path === 'privacy.answerRequest').at(-1)?.input;
  expect(sent).toEqual({ id: 'request-0', answer: 'Because of the law.' });
});

test('a breach that was refused stays in its dialog, with the reason beside its field', async () => {
  serveApi({
    'breaches.list': () => ({ breachList: [breach], breachCount: 1 }),
    'breaches.update': () => {
      throw new AppError('INVALID_INPUT', undefined, { affected: 'Please say who is affected.' });
    },
  });
  renderScreen(<BreachList />, { resources: [breaches] });
  expect(await screen.findByText(/^Overdue since/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit breach' });
  fireEvent.change(within(dialog).getByDisplayValue('12 shoppers'), { target: { value: 'Some' } });
  fireEvent.click(within(dialog).getByText('Save breach'));
  expect(await within(dialog).findByText('Please say who is affected.')).toBeTruthy();
  expect(within(dialog).getByDisplayValue('Some')).toBeTruthy();
  expect(within(dialog).getByDisplayValue('A laptop was stolen')).toBeTruthy();
});

test('an edit conflict of a breach shows both versions, and the merged one is saved on the newer', async () => {
  const updated_at = '2026-11-20T06:00:00.000Z';
  const theirs = { ...breach, affected: '40 shoppers', measures: 'Keys changed', closed_at: DAY, updated_at };
  const calls = serveApi({
    'breaches.list': () => ({ breachList: [breach], breachCount: 1 }),
    'breaches.update': (input: { updated_at: string }) => {
      if (input.updated_at === DAY) throw appError('RECORD_CHANGED', { current: theirs });
      return { breach: theirs };
    },
  });
  renderScreen(<BreachList />, { resources: [breaches] });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit breach' });
  fireEvent.change(within(dialog).getByDisplayValue('12 shoppers'), { target: { value: '50 shoppers' } });
  fireEvent.click(within(dialog).getByText('Save breach'));
  expect(await within(dialog).findByText(/Someone else changed this while you were editing\./)).toBeTruthy();
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  const choiceOf = (label: string) =>
    within(within(dialog).getByRole('group', { name: label })).getByRole('button', { pressed: true });
  expect(choiceOf('Who is affected, and how many').textContent).toBe('Keep mine');
  for (const label of ['What was done', 'Status']) expect(choiceOf(label).textContent).toBe('Use theirs');
  for (const text of ['50 shoppers', '40 shoppers', 'Keys changed', 'Closed', 'Open'])
    expect(within(dialog).getByText(text)).toBeTruthy();
  fireEvent.click(within(dialog).getByText('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ path }) => path === 'breaches.update').at(-1)?.input).toMatchObject({
    ...{ id: 'breach-1', what: breach.what, affected: '50 shoppers', measures: 'Keys changed' },
    ...{ closed: true, updated_at },
  });
});

test('the letters of a breach can be copied', async () => {
  serveApi({ 'breaches.list': () => ({ breachList: [breach], breachCount: 1 }) });
  renderScreen(<BreachList />, { resources: [breaches] });
  fireEvent.click(await screen.findByRole('button', { name: 'Letters' }));
  const dialog = await screen.findByRole('dialog', { name: 'Letters' });
  for (const letter of ['Dear shopper', 'Dear Board'])
    expect(within(dialog).getByDisplayValue(letter)).toBeTruthy();
});

test('the retention says that it could not be loaded, and shows what is deleted and what never', async () => {
  let isLost = true;
  const common = { why: 'Evidence', law: '', before: null };
  const rows = [
    {
      ...common,
      name: 'codes',
      what: 'One-time codes',
      kept_for: '7 days',
      deletes: true,
      row_count: 123_456,
    },
    { ...common, name: 'invoices', what: 'Invoices', kept_for: '72 months', deletes: false, row_count: 0 },
  ];
  serveApi({ 'retention.preview': () => (isLost ? tooMany() : { rows }) });
  renderScreen(<Retention />, {
    resources: [retention],
  });
  expect(await screen.findByText('Could not load the retention.')).toBeTruthy();
  isLost = false;
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('row', { name: /One-time codes/ })).toHaveProperty(
    'textContent',
    'One-time codes7 daysEvidence1,23,456',
  );
  expect(screen.getByRole('row', { name: /Invoices/ }).textContent).toContain('Never');
});
