import type { Gstr1Section } from './gstr1.values';
import type { ReturnDocument, ReturnInvoice } from './return-document';

/** Above which value an invoice to another State is listed, newest first (CGST Rules, rule 59(4); Notification 12/2024). */
const LARGE_INVOICES = [
  { from: '2024-08-01', limitPaise: 1_00_000_00 },
  { from: '', limitPaise: 2_50_000_00 },
] as const;

/** No invoice of at most this value is listed by itself for its size, whatever its day. */
export const NEVER_LARGE_PAISE = Math.min(...LARGE_INVOICES.map(({ limitPaise }) => limitPaise));

function isLarge({ day, valuePaise }: ReturnInvoice): boolean {
  const limit = LARGE_INVOICES.find(({ from }) => day >= from);
  return limit !== undefined && valuePaise > limit.limitPaise;
}

const NOTE_SECTIONS = { b2b: 'cdnr', b2cl: 'cdnur', b2cs: 'b2cs' } as const;

/**
 * Returns the section of a document (docs/spec/gst-returns.md#sections). A credit note follows its invoice; one on a
 * B2CS invoice reduces that section.
 */
export function sectionOf(document: ReturnDocument): Gstr1Section {
  const { buyerGstin, sameState, invoice = document } = document;
  const section = buyerGstin !== '' ? 'b2b' : !sameState && isLarge(invoice) ? 'b2cl' : 'b2cs';
  return document.invoice ? NOTE_SECTIONS[section] : section;
}
