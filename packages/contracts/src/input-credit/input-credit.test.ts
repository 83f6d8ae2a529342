import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvCells } from '../csv/csv-columns';
import { splitInclusive } from '../gst/gst';
import { invoiceSnapshot } from '../invoices/invoice-snapshot';
import { paise } from '../money/money';
import { demoSettings } from '../shop-settings/settings';
import { INPUT_CREDIT_COLUMNS } from './input-credit.csv';
import { creditByMonth, creditOf, type IssuedForBusiness } from './input-credit.rules';

const PERSON = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  address: '7 Temple Street',
};
const HERE = '29AAKFK4417M1ZU';
const AWAY = '27AAPFU0939F1ZV';

function issued(number: string, over: Partial<IssuedForBusiness> & { gstin?: string; gross?: number } = {}) {
  const { gstin = HERE, gross = 30_000_00, ...rest } = over;
  const purchase = {
    ...{ ...PERSON, city: 'Bengaluru', state: 'Karnataka', zip: '560034', couponCode: null },
    ...{ discountPaise: paise(0), shippingPaise: paise(0), roundOffPaise: paise(0) },
    ...{ gstin, legalName: 'Kaveri Traders' },
  };
  const line = { productName: 'Surya 43', hsn: '85287216', quantity: 1, warrantyMonths: 0 };
  const prices = { unitPricePaise: paise(gross), warrantyPricePaise: paise(0) };
  return creditOf({
    ...{ id: number, kind: 'Invoice', number, issuedAt: '2026-11-10T06:00:00.000Z', ...rest },
    snapshot: invoiceSnapshot(demoSettings(), purchase, [{ ...line, ...prices }], () => 18),
  });
}

it('claims CGST and SGST within the State of the shop, IGST elsewhere', () => {
  expect(issued('1')).toMatchObject({ cgst: 2_288_14, sgst: 2_288_14, igst: 0, credit: 4_576_28 });
  expect(issued('2', { gstin: AWAY })).toMatchObject({ cgst: 0, sgst: 0, igst: 4_576_27, credit: 4_576_27 });
});

it('is nothing of an invoice that was credited in full, whatever its amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), fc.constantFrom(HERE, AWAY), (gross, gstin) => {
      const note = issued('2', { kind: 'Credit note', gross, gstin });
      const [month] = creditByMonth([note, issued('1', { gross, gstin })]);
      expect(month).toMatchObject({ taxable: 0, cgst: 0, sgst: 0, igst: 0, credit: 0 });
      expect(note.taxable + note.credit).toBe(-gross);
      expect(note.credit).toBe(splitInclusive(paise(gross), 18, gstin === HERE).taxablePaise - gross || 0);
    }),
  );
});

it('is summed by month in India and by GSTIN, newest month first', () => {
  const months = creditByMonth([
    issued('4', { issuedAt: '2026-11-30T18:30:00.000Z' }),
    issued('3', { issuedAt: '2026-11-30T18:29:59.000Z' }),
    issued('2', { gstin: AWAY }),
    issued('1'),
  ]);
  expect(months.map(({ month, gstin, documents }) => [month, gstin, documents.length])).toEqual([
    ['2026-12', HERE, 1],
    ['2026-11', HERE, 2],
    ['2026-11', AWAY, 1],
  ]);
  expect(months[1]?.credit).toBe(9_152_56);
});

it('is written as a row whose date is that of India', () => {
  const row = { ...issued('TV/2627/000001'), created_at: '2026-11-30T18:30:00.000Z' };
  const cells = csvCells(INPUT_CREDIT_COLUMNS, {
    ...row,
    taxable: 25_423.72,
    cgst: 2_288.14,
    sgst: 2_288.14,
    credit: 4_576.28,
  });
  expect(cells).toEqual([
    ...['Invoice', 'TV/2627/000001', '2026-12-01', '2026-12', HERE, 'Karnataka'],
    ...['25423.72', '2288.14', '2288.14', '0.00', '4576.28'],
  ]);
});
