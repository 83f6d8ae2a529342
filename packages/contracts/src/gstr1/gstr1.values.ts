/** The sections of a GSTR-1 that list or add up documents. */
export const GSTR1_SECTIONS = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'] as const;
export type Gstr1Section = (typeof GSTR1_SECTIONS)[number];

/** The names of the sections, with their tables of the form. */
export const GSTR1_SECTION_NAMES: Readonly<Record<Gstr1Section, string>> = {
  b2b: 'B2B: invoices to businesses with a GSTIN (4)',
  b2cl: 'B2CL: large invoices to other States (5)',
  b2cs: 'B2CS: all other sales, less their credit notes (7)',
  cdnr: 'CDNR: credit notes to businesses with a GSTIN (9B)',
  cdnur: 'CDNUR: credit notes on B2CL invoices (9B)',
};
