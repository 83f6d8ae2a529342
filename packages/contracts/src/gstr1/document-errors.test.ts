import { expect, it } from 'vitest';
import { Gstr1Summary } from './gstr1-summary';
import type { ReturnDocument } from './return-document';
import { documentErrors, summaryErrors } from './document-errors';
import { returnDocument, SELLER_GSTIN } from './testing/return-documents';

const CONTEXT = { period: '2025-09', gstin: SELLER_GSTIN, hsnDigits: 6 } as const;
const GOOD = returnDocument({ pos: '27', sold: [{ grossPaise: 11_800_00 }] });
const [LINE] = GOOD.lines;
const withLine = (over: object): Partial<ReturnDocument> => ({
  lines: LINE ? [{ ...LINE, ...over }] : [],
});
const INVOICE = { number: 'TV/2526/000001', day: '2025-09-20', valuePaise: 11_000_00 };

it.each<[what: Partial<ReturnDocument>, error: string]>([
  [{ number: 'TV 1' }, 'The number "TV 1" is not 1 to 16 letters, digits, - or /.'],
  [{ day: '2025-10-01' }, 'Its date 2025-10-01 is not in September 2025.'],
  [{ sellerGstin: '' }, 'It is of another seller: without a GSTIN.'],
  [{ buyerGstin: '27AAPFU0939F1ZW' }, 'The buyer\'s GSTIN "27AAPFU0939F1ZW" is none.'],
  [{ placeOfSupply: 'Bombay' }, 'The place of supply "Bombay" is no State.'],
  [{ placeOfSupply: 'Karnataka' }, 'The place of supply is not that of its tax.'],
  [withLine({ taxablePaise: 9_900_00, igstPaise: 1_900_00 }), 'The tax at 18% is ₹1,900, not ₹1,782.'],
  [{ valuePaise: 11_801_00 }, 'Its lines add up to ₹11,800, not ₹11,801.'],
  [
    withLine({ cgstPaise: 50, igstPaise: 1_799_50 }),
    'The kind of tax does not follow from the place of supply.',
  ],
  [withLine({ cgstPaise: -1, igstPaise: 1_800_01 }), 'It has a negative amount.'],
  [withLine({ hsn: '8528' }), 'Nova 43: the HSN "8528" has fewer than 6 digits.'],
  [{ lines: [], valuePaise: 0 }, 'It has no line.'],
  [{ kind: 'credit-note', invoice: INVOICE }, 'It is older than its invoice TV/2526/000001.'],
  [{ kind: 'credit-note', invoice: INVOICE }, 'It credits more than its invoice TV/2526/000001.'],
])('%j is an error', (over, error) => {
  expect(documentErrors(GOOD, CONTEXT)).toEqual([]);
  expect(documentErrors({ ...GOOD, ...over }, CONTEXT)).toContain(error);
});

it('a tax within a rupee of rate times value is none, one beyond it is', () => {
  const taxed = (more: number) => withLine({ taxablePaise: 10_000_00 - more, igstPaise: 1_800_00 + more });
  expect(documentErrors({ ...GOOD, ...taxed(84) }, CONTEXT)).toEqual([]);
  expect(documentErrors({ ...GOOD, ...taxed(86) }, CONTEXT)).toHaveLength(1);
});

it('sections and an HSN summary that differ are an error', () => {
  const summary = new Gstr1Summary(6);
  summary.add(GOOD);
  summary.hsn.b2c.add(GOOD);
  expect(summaryErrors(summary)).toEqual([
    'Buyers without a GSTIN: the taxable value is ₹10,000 in the sections and ₹20,000 by HSN.',
  ]);
});
