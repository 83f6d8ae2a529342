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

const show = (over: object = {}, more = {}) => {
  const calls = serveApi({ 'gstReturns.get': () => ({ ...READY, ...over }), ...more });
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
    'gstReturns.get': () => ({ ...READY, state: filed ? 'filed' : 'ready', filed }),
    'gstReturns.markFiled': () => {
      filed = FILED;
      return { message: 'The GSTR-1 of October 2026 is marked as filed.', sha256: FILED.sha256 };
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
  expect(calls.find(({ path }) => path === 'gstReturns.markFiled')?.input).toEqual({ period: '2026-10' });
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
  const calls = show({}, { 'gstReturns.get': refuse });
  expect(await screen.findByText(/still waiting for its number/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2026-02' } });
  await waitFor(() => expect(calls.at(-1)?.input).toEqual({ period: '2026-02' }));
});
