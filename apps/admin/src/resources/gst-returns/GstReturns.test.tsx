import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gstr1Overview } from '@aabha/contracts/gstr1/gstr1.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { gstReturns } from '.';
import { GstReturns } from './GstReturns';

const TAXES = { taxable: 10_000, igst: 1800, cgst: 0, sgst: 0 };
/** The overview as it comes over the wire: money in rupees. */
const READY = {
  ...{ period: '2026-10', gstin: '29AAGCB7383J1Z4', state: 'ready', first_period: '2025-11' },
  sections: [{ section: 'b2cl', documents: 1204, value: 11_800, ...TAXES }],
  hsn: [{ buyers: 'b2c', hsn: '852872', rate: 18, quantity: 3, ...TAXES }],
  numbers: [{ kind: 'invoice', from: 'TV/2627/000001', to: 'TV/2627/001204', documents: 1204 }],
  ...{
    findings: [] as Gstr1Overview['findings'],
    finding_count: 0,
    late: [] as Gstr1Overview['late'],
    filed: null,
  },
};
const FILED = { at: '2026-11-11T06:00:00.000Z', by: 'Sunil Rao', sha256: 'ab'.repeat(32) };

const PREVIEW = '/api/v1/gst/gstr1/preview/progress';
const FILING = '/api/v1/gst/gstr1/filed/progress';
const linesOf = (...lines: readonly object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const resultOf = (result: object) => linesOf({ checked: 500, documents: 1204 }, { result });

const show = (over: object = {}, more = {}) => {
  const calls = serveApi({ [PREVIEW]: () => resultOf({ ...READY, ...over }), ...more });
  renderScreen(<GstReturns />, { resources: [gstReturns] });
  return calls;
};
const cellsOf = async (table: string) => {
  const rows = within(await screen.findByRole('table', { name: table })).getAllByRole('row');
  return rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('a month shows its sections, HSN summary and numbers', async () => {
  show();
  expect(await cellsOf('Sections')).toEqual([
    ['B2CL: large invoices to other States (5)', '1,204', '₹11,800', '₹10,000', '₹1,800', '₹0', '₹0'],
  ]);
  expect(await cellsOf('HSN summary (12), less credit notes')).toEqual([
    ['852872 at 18%, to consumers', '3', '₹10,000', '₹1,800', '₹0', '₹0'],
  ]);
  expect(await cellsOf('Documents issued (13)')).toEqual([
    ['Invoices TV/2627/000001', 'TV/2627/000001', 'TV/2627/001204', '1,204', '0'],
  ]);
  expect(screen.getByText('1,204 documents checked, no errors.')).toBeTruthy();
});

test('each error leads to its document', async () => {
  const document = { kind: 'invoice' as const, _id: 'i1', number: 'TV/2627/000007' };
  const findings = [
    { text: 'It has no line.', document },
    { text: 'Sums differ.', document: null },
  ];
  show({ findings, finding_count: 3 });
  expect(await screen.findByText('3 errors found.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'TV/2627/000007' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('{"search":"TV/2627/000007"}');
  expect(screen.getByText('Sums differ.')).toBeTruthy();
  expect(screen.getByText('And 1 more.')).toBeTruthy();
});

test('late documents of filed months are named', async () => {
  show({ late: [{ kind: 'invoice', _id: 'i2', number: 'TV/2627/000999', period: '2026-09' }] });
  expect(
    await screen.findByText(/1 document of filed months got a number later and is in this return/),
  ).toBeTruthy();
  expect(screen.getByText(/It is of September 2026, which was filed before\./)).toBeTruthy();
});

test('a month is marked as filed after a question that says what it does', async () => {
  let filed: typeof FILED | null = null;
  const calls = serveApi({
    [PREVIEW]: () => resultOf({ ...READY, state: filed ? 'filed' : 'ready', filed }),
    [FILING]: () => {
      filed = FILED;
      return resultOf({ message: 'The GSTR-1 of October 2026 is marked as filed.', sha256: FILED.sha256 });
    },
  });
  renderScreen(<GstReturns />, { resources: [gstReturns] });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as filed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mark October 2026 as filed?' });
  expect(dialog.textContent).toContain('This cannot be undone');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as filed' }));
  expect(await screen.findByText(/Marked as filed by Sunil Rao on 11 Nov 2026/)).toBeTruthy();
  expect(screen.getByText(FILED.sha256)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as filed' })).toBeNull();
  expect(calls.find(({ path }) => path === FILING)?.input).toEqual({ period: '2026-10' });
});

test('a running month cannot be marked', async () => {
  show({ state: 'running' });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mark as filed' });
  expect(button.disabled).toBe(true);
});

test('a month without documents says so', async () => {
  show({ numbers: [] });
  expect(await screen.findByText('No invoices and no credit notes in this month')).toBeTruthy();
});

test('a refusal is stated, and the chosen month is asked for', async () => {
  const refuse = () => {
    throw appError('GSTR1_WAITING');
  };
  const calls = show({}, { [PREVIEW]: refuse });
  expect(await screen.findByText(/still waiting for its number/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2026-02' } });
  await waitFor(() => expect(calls.at(-1)?.input).toEqual({ period: '2026-02' }));
});

/** The lines of work that is never finished. */
const unfinished = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode(linesOf({ checked: 500, documents: 1204 }))),
  });

test('reading shows its progress, can be stopped, and begins again', async () => {
  let isFinished = false;
  show({}, { [PREVIEW]: () => (isFinished ? resultOf(READY) : unfinished()) });
  expect(await screen.findByText('500 of 1,204 documents read')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Reading documents' }).ariaValueNow).toBe('41');
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped before all documents were read.')).toBeTruthy();
  isFinished = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,204 documents checked, no errors.')).toBeTruthy();
});

test('marking as filed shows its progress and can be stopped', async () => {
  show({}, { [FILING]: unfinished });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as filed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mark October 2026 as filed?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as filed' }));
  expect(await within(dialog).findByText('500 of 1,204 documents read')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped.')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeTruthy();
});
