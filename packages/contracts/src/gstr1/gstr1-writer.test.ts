import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Gstr1Summary } from './gstr1-summary';
import { Gstr1Writer } from './gstr1-writer';
import { GSTR1_SECTIONS } from './gstr1.values';
import type { ReturnDocument } from './return-document';
import { documentErrors, summaryErrors } from './document-errors';
import { sectionOf } from './section-of';
import { goldenLateMonth } from './testing/golden-late-month';
import { goldenMonth } from './testing/golden-month';
import { returnDocument, SELLER_GSTIN } from './testing/return-documents';

const HEAD = { gstin: SELLER_GSTIN, period: '2025-09', version: 'GST3.2.4' };

function write(documents: readonly ReturnDocument[], head = HEAD) {
  const summary = new Gstr1Summary(6);
  const writer = new Gstr1Writer(head);
  const rows = documents.map((document) => writer.add(document, summary.add(document)));
  const text = writer.start() + rows.join('') + writer.end(summary);
  return { summary, text, json: JSON.parse(text) as Record<string, unknown> };
}

describe('a GSTR-1', () => {
  it('of the golden month is that which was worked out by hand', () => {
    expect(write(goldenMonth.documents).json).toEqual(goldenMonth.json);
  });

  it('of the golden month has no error', () => {
    const context = { ...HEAD, hsnDigits: 6 } as const;
    expect(goldenMonth.documents.flatMap((document) => documentErrors(document, context))).toEqual([]);
    expect(summaryErrors(write(goldenMonth.documents).summary)).toEqual([]);
  });

  it('has late documents of a filed month with their own dates', () => {
    const head = { ...HEAD, period: '2025-10' };
    const { documents, json } = goldenLateMonth;
    expect(write(documents, head).json).toEqual(json);
    const late = new Set(documents.filter(({ day }) => day < '2025-10').map(({ id }) => id));
    const errorsWith = (ids: ReadonlySet<string>) =>
      documents.flatMap((document) => documentErrors(document, { ...head, hsnDigits: 6, late: ids }));
    expect(errorsWith(late)).toEqual([]);
    expect(errorsWith(new Set())).toEqual(Array(3).fill('Its date 2025-09-30 is not in October 2025.'));
  });

  it('without documents has no section', () => {
    expect(write([]).json).toEqual({ gstin: SELLER_GSTIN, fp: '092025', version: 'GST3.2.4', hash: 'hash' });
  });

  it('of a month before May 2025 has one HSN table', () => {
    const { json } = write(goldenMonth.documents, { ...HEAD, period: '2025-04' });
    expect(json.hsn).toMatchObject({
      data: [
        { num: 1, rt: 18, qty: 5, txval: 249591.53 },
        { num: 2, rt: 28, qty: 3, txval: 105000 },
      ],
    });
  });

  it('refuses documents that come out of the order of the sections', () => {
    expect(() => write(goldenMonth.documents.toReversed())).toThrow('came after those of');
  });
});

const BUYERS = ['', '27AAPFU0939F1ZV', '29AABCU9603R1ZJ'];
const sold = fc.array(
  fc.record({
    grossPaise: fc.integer({ min: 1, max: 3_00_000_00 }),
    ratePercent: fc.constantFrom(5, 18, 28),
    quantity: fc.integer({ min: 1, max: 5 }),
    hsn: fc.constantFrom('85287217', '85287218', '998715'),
  }),
  { minLength: 1, maxLength: 4 },
);
const someDocument = fc
  .record({
    ...{ sold, buyerGstin: fc.constantFrom(...BUYERS), state: fc.constantFrom('27', '29', '32', '38') },
    ...{ isNote: fc.boolean(), day: fc.constantFrom('2025-09-01', '2025-09-30') },
  })
  .map(({ state, isNote, ...given }) => {
    const pos = given.buyerGstin.slice(0, 2) || state;
    const invoice = returnDocument({ ...given, pos });
    return isNote ? { ...invoice, kind: 'credit-note' as const, invoice } : invoice;
  });
/** The order in which documents are read: by section, buyer and place of supply. */
const keyOf = (document: ReturnDocument) =>
  [GSTR1_SECTIONS.indexOf(sectionOf(document)), document.buyerGstin, document.placeOfSupply].join(' ');
const someMonth = fc
  .array(someDocument, { maxLength: 30 })
  .map((documents) => documents.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)));

type Row = { txval: number; sply_ty?: string; pos: string; rt: number };
interface Read {
  b2b?: { ctin: string; inv: { itms: { itm_det: Row }[] }[] }[];
  b2cl?: Read['b2b'];
  cdnr?: { ctin: string; nt: { itms: { itm_det: Row }[] }[] }[];
  cdnur?: { itms: { itm_det: Row }[] }[];
  b2cs?: Row[];
  hsn?: { hsn_b2b?: Row[]; hsn_b2c?: Row[] };
}
const sum = (rows: readonly { txval: number }[]) => rows.reduce((total, { txval }) => total + txval, 0);
const items = (documents: readonly { itms: { itm_det: Row }[] }[]) =>
  documents.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det));
const isEmptyList = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length === 0 || value.some(isEmptyList)
    : typeof value === 'object' && value !== null && Object.values(value).some(isEmptyList);

describe('a GSTR-1 of any documents', () => {
  it('has the same taxable value in its sections and by HSN', () => {
    fc.assert(
      fc.property(someMonth, (documents) => {
        const { json, summary } = write(documents);
        const { b2b = [], b2cl = [], cdnr = [], cdnur = [], b2cs = [], hsn = {} } = json as Read;
        const invoices = (groups: NonNullable<Read['b2b']>) => sum(items(groups.flatMap(({ inv }) => inv)));
        const notes = sum(items(cdnr.flatMap(({ nt }) => nt)));
        expect(sum(hsn.hsn_b2b ?? [])).toBeCloseTo(invoices(b2b) - notes, 2);
        expect(sum(hsn.hsn_b2c ?? [])).toBeCloseTo(invoices(b2cl) + sum(b2cs) - sum(items(cdnur)), 2);
        expect(summaryErrors(summary)).toEqual([]);
        expect(summary.documents).toBe(documents.length);
      }),
    );
  });

  it('repeats no buyer and no row of B2CS, and has no empty list and no finer amount than a paisa', () => {
    fc.assert(
      fc.property(someMonth, (documents) => {
        const { json, text } = write(documents);
        const { b2b = [], cdnr = [], b2cs = [] } = json as Read;
        const keys = b2cs.map(({ sply_ty, pos, rt }) => `${sply_ty} ${pos} ${rt}`);
        for (const list of [keys, b2b.map(({ ctin }) => ctin), cdnr.map(({ ctin }) => ctin)])
          expect(new Set(list).size).toBe(list.length);
        expect(isEmptyList(json)).toBe(false);
        expect(text).not.toMatch(/\d\.\d{3}|\de[+-]/);
      }),
    );
  });

  it('has no error of its own making', () => {
    const context = { ...HEAD, hsnDigits: 6 } as const;
    fc.assert(
      fc.property(someDocument, (document) => {
        expect(documentErrors(document, context)).toEqual([]);
      }),
    );
  });
});
