import { expect, it } from 'vitest';
import { pdfkitPdf } from './pdfkit-pdf';
import { INVOICE_SNAPSHOT } from '../../testing/invoice-snapshot';

const invoice = (serial: number) => ({
  number: `TV/2627/00000${serial}`,
  issuedAt: '2026-11-21T10:00:00.000Z',
  snapshot: INVOICE_SNAPSHOT,
});

it('handles other work between two documents that are drawn at the same time', async () => {
  const pdf = pdfkitPdf();
  await pdf.invoice(invoice(1));
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const at = await Promise.all([1, 2, 3, 4].map((serial) => pdf.invoice(invoice(serial)).then(() => turns)));
  isOver = true;
  expect(at).toEqual([...new Set(at)]);
});

it('goes on after a document that cannot be drawn', async () => {
  const pdf = pdfkitPdf();
  const broken = { ...invoice(1), issuedAt: 'no date' };
  const [failed, drawn] = await Promise.allSettled([pdf.invoice(broken), pdf.invoice(invoice(2))]);
  expect([failed?.status, drawn?.status]).toEqual(['rejected', 'fulfilled']);
});
