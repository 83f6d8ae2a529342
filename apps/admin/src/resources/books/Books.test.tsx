import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BookCheck, BooksOverview } from '@aabha/contracts/books/books.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { books } from '.';
import { Books } from './Books';

const HASH = 'ab'.repeat(32);
const SERIES: BooksOverview['series'] = [
  {
    ...{ kind: 'invoice', financial_year: '2026-27', first_number: 'TV/2627/000001' },
    ...{ last_number: 'TV/2627/001204', documents: 1204, sealed: 1203, chain_hash: HASH },
    sealed_at: '2026-11-23T08:00:00.000Z',
  },
  {
    ...{ kind: 'credit-note', financial_year: '2026-27', first_number: '', last_number: '' },
    ...{ documents: 0, sealed: 0, chain_hash: '', sealed_at: null },
  },
];
const DONE: BookCheck = {
  ...{ _id: 'c1', state: 'done', requested_at: '2026-11-22T20:30:00.000Z', requested_by: null },
  ...{ ended_at: '2026-11-22T20:30:09.000Z', checked: 1204, documents: 1204, findings: 0 },
};
const show = (check: BookCheck | null, more = {}, series = SERIES) => {
  const calls = serveApi({ 'books.get': () => ({ series, check }), ...more });
  renderScreen(<Books />, { resources: [books] });
  return calls;
};

test('each series shows its numbers, how many are sealed, and its chain hash', async () => {
  show(DONE);
  await screen.findByText('Invoices 2026-27');
  const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Invoices 2026-27TV/2627/000001TV/2627/0012041,2041,203 of 1,204abababababab…',
    'Credit notes 2026-27––0All–',
  ]);
  expect(screen.getByLabelText('Copy the chain hash of Invoices 2026-27')).toBeTruthy();
});

test.each<[Partial<BookCheck>, RegExp]>([
  [{}, /^1,204 documents checked, no errors: 23 Nov 2026, 2:00 am, nightly check\.$/],
  [
    { findings: 2, requested_by: 'Sunil Rao' },
    /^1,204 documents checked, 2 errors: .* requested by Sunil Rao\. See what to do$/,
  ],
  [{ state: 'stopped' }, /^The check was stopped, /],
  [{ state: 'failed' }, /^The check did not finish, .*Please start it again\.$/],
])('the result of a check %j is stated', async (over, text) => {
  show({ ...DONE, ...over });
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('errors lead to the open discrepancies', async () => {
  show({ ...DONE, findings: 1 });
  const link = await screen.findByText('See what to do');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/differences?');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('{"state":"open"}');
});

test('a check is started, shows its progress and is stopped', async () => {
  let check: BookCheck | null = null;
  const calls = serveApi({
    'books.get': () => ({ series: SERIES, check }),
    'books.check': () => {
      check = { ...DONE, state: 'running', ended_at: null, checked: 301 };
      return { message: 'The check starts in a few seconds.' };
    },
    'books.stopCheck': () => {
      check = { ...DONE, state: 'stopped' };
      return { message: 'The check is being stopped.' };
    },
  });
  renderScreen(<Books />, { resources: [books] });
  fireEvent.click(await screen.findByText('Check now'));
  await screen.findByText('301 of 1,204 documents checked');
  expect(screen.getByRole('progressbar', { name: 'Check of the books' }).getAttribute('aria-valuenow')).toBe(
    '25',
  );
  expect(screen.queryByText('Check now')).toBeNull();
  fireEvent.click(screen.getByText('Stop'));
  await screen.findByText(/The check was stopped/);
  expect(calls.map(({ path }) => path).filter((path) => path !== 'books.get')).toEqual([
    'books.check',
    'books.stopCheck',
  ]);
});

test('a refused start is stated', async () => {
  show(null, {
    'books.check': () => {
      throw appError('BOOK_CHECK_RUNNING');
    },
  });
  fireEvent.click(await screen.findByText('Check now'));
  await screen.findByText('A check is already running.');
});

test('a shop without invoices says so', async () => {
  show(null, {}, []);
  await screen.findByText('No invoices yet');
});
