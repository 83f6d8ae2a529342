import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EInvoiceRow } from '@aabha/contracts/e-invoice/e-invoices.schema';
import { AppError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { eInvoices } from '.';
import { EInvoiceList } from './EInvoiceList';

const IRN = 'a1'.repeat(32);
const ROW: EInvoiceRow = {
  ...{ _id: 'i1', kind: 'invoice', number: 'TV/2627/000123', value: 60_079 },
  ...{ issued_at: '2026-11-22T19:00:00.000Z', due_at: '2099-12-23T18:29:59.999Z' },
  buyer: { name: 'Mumbai Rooms', gstin: '27AAPFU0939F1ZV' },
};
const ANSWER = { AckNo: 112010036563310, AckDt: '2026-11-23 15:04:05', Irn: IRN, SignedQRCode: 'a.b.c' };

async function open(register: () => unknown) {
  const calls = serveApi({
    'eInvoices.list': () => ({ eInvoiceList: [ROW], eInvoiceCount: 1 }),
    'eInvoices.register': register,
  });
  renderScreen(<EInvoiceList />, { resources: [eInvoices] });
  fireEvent.click(await screen.findByLabelText('Enter IRN of TV/2627/000123'));
  return calls;
}

test('the form is filled from the portal’s file and saved', async () => {
  const calls = await open(() => ({ eInvoice: ROW }));
  expect(screen.getByText('Due by 23 Dec 2099')).toBeTruthy();
  const file = new File([JSON.stringify(ANSWER)], 'answer.json', { type: 'application/json' });
  fireEvent.change(screen.getByLabelText('JSON file of the portal'), { target: { files: [file] } });
  expect(await screen.findByDisplayValue(IRN)).toBeTruthy();
  fireEvent.click(screen.getByText('Save IRN'));
  expect(await screen.findByText('The IRN of TV/2627/000123 is saved.')).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'eInvoices.register').map(({ input }) => input)).toEqual([
    {
      ...{ id: 'i1', irn: IRN, ack_number: '112010036563310', ack_at: '2026-11-23T09:34:05.000Z' },
      signed_qr: 'a.b.c',
    },
  ]);
});

test('a code of another document is refused beside its field', async () => {
  const problem = 'It has another IRN.';
  await open(() => {
    throw new AppError('E_INVOICE_MISMATCH', { problem }, { signed_qr: problem });
  });
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });
  type(/^IRN/, IRN);
  type(/^Acknowledgement number/, '1');
  type(/^Acknowledged/, '2026-11-23T15:04:05');
  type(/^Signed QR code/, 'a.b.c');
  fireEvent.click(screen.getByText('Save IRN'));
  expect(await screen.findByText(problem)).toBeTruthy();
});
