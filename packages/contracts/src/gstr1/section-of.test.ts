import { expect, it } from 'vitest';
import type { ReturnDocument } from './return-document';
import { sectionOf } from './section-of';
import { returnDocument } from './testing/return-documents';

const GSTIN = '27AAPFU0939F1ZV';
const LAKH = 1_00_000_00;

/** A document of a value to a State on a day; a note credits an invoice of that value and day. */
const sale = (pos: string, valuePaise: number, day = '2025-09-15', buyerGstin = '') =>
  returnDocument({ pos, day, buyerGstin, sold: [{ grossPaise: valuePaise }] });
const noteOn = (invoice: ReturnDocument): ReturnDocument => ({
  ...invoice,
  kind: 'credit-note',
  day: '2026-01-02',
  valuePaise: 1,
  invoice,
});

it.each<[what: string, document: ReturnDocument, section: string]>([
  ['a GSTIN, another State', sale('27', 1, '2025-09-15', GSTIN), 'b2b'],
  ['a GSTIN, another State, a large value', sale('27', 9 * LAKH, '2025-09-15', GSTIN), 'b2b'],
  ['a GSTIN, the same State', sale('29', 1, '2025-09-15', '29AABCU9603R1ZJ'), 'b2b'],
  ['the same State', sale('29', 1), 'b2cs'],
  ['the same State, a large value', sale('29', 9 * LAKH), 'b2cs'],
  ['another State, exactly a lakh', sale('27', LAKH), 'b2cs'],
  ['another State, a paisa above a lakh', sale('27', LAKH + 1), 'b2cl'],
  ['another State, above a lakh on the first day of the limit', sale('27', LAKH + 1, '2024-08-01'), 'b2cl'],
  ['another State, above a lakh on the day before', sale('27', LAKH + 1, '2024-07-31'), 'b2cs'],
  ['another State, 2.5 lakh before', sale('27', 2.5 * LAKH, '2024-07-31'), 'b2cs'],
  ['another State, a paisa above 2.5 lakh before', sale('27', 2.5 * LAKH + 1, '2024-07-31'), 'b2cl'],
  ['a note on B2B', noteOn(sale('27', 1, '2025-09-15', GSTIN)), 'cdnr'],
  ['a small note on B2CL', noteOn(sale('27', LAKH + 1)), 'cdnur'],
  ['a note on B2CS', noteOn(sale('27', LAKH)), 'b2cs'],
  ['a note on B2CS of the same State', noteOn(sale('29', 9 * LAKH)), 'b2cs'],
  ['a note on B2CS by the limit of its invoice’s day', noteOn(sale('27', LAKH + 1, '2024-07-31')), 'b2cs'],
])('%s is in its section', (_what, document, section) => {
  expect(sectionOf(document)).toBe(section);
});
