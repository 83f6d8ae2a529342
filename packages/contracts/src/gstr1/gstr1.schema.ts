import { z } from 'zod';
import { DOCUMENT_KINDS } from '../books/books.values';
import { inRupees, rupeesOut } from '../money/money.schema';
import { Instant } from '../wire/wire.schema';
import { GSTR1_SECTIONS } from './gstr1.values';
import { ReturnPeriod } from './return-period';

export const Gstr1Input = z.strictObject({ period: ReturnPeriod });
export type Gstr1Input = z.output<typeof Gstr1Input>;

/** Which return to download, in the shape of all exports. */
export const DownloadGstr1Input = z.strictObject({ filters: Gstr1Input });
export type DownloadGstr1Input = z.output<typeof DownloadGstr1Input>;

const taxes = {
  taxable: rupeesOut.meta(inRupees('The taxable value.')),
  igst: rupeesOut,
  cgst: rupeesOut,
  sgst: rupeesOut,
};

/** The documents of a section, and their sums; those of B2CS less its credit notes. */
const Gstr1SectionSum = z.object({
  section: z.enum(GSTR1_SECTIONS),
  documents: z.number().int(),
  value: rupeesOut.meta(inRupees('The invoice values, tax included.')),
  ...taxes,
});

/** A row of the HSN summary, net of credit notes. */
const Gstr1Hsn = z.object({
  buyers: z.enum(['b2b', 'b2c']),
  hsn: z.string(),
  rate: z.number().meta({ description: 'Percent.' }),
  quantity: z.number().int(),
  ...taxes,
});

/** Consecutive numbers of a series. */
const Gstr1Numbers = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  from: z.string(),
  to: z.string(),
  documents: z.number().int(),
});

const figures = {
  sections: z.array(Gstr1SectionSum),
  hsn: z.array(Gstr1Hsn),
  numbers: z.array(Gstr1Numbers),
};

export const Gstr1Finding = z.object({
  text: z.string(),
  /** The document that it is about; null for one about the whole return. */
  document: z.object({ kind: z.enum(DOCUMENT_KINDS), _id: z.string(), number: z.string() }).nullable(),
});
export type Gstr1Finding = z.output<typeof Gstr1Finding>;

export const Gstr1Overview = z.object({
  period: ReturnPeriod,
  gstin: z.string(),
  /** running: the month has not ended · ready: it has · filed: staff marked it so. */
  state: z.enum(['running', 'ready', 'filed']),
  first_period: ReturnPeriod.meta({ description: 'The month of the first invoice.' }),
  ...figures,
  findings: z.array(Gstr1Finding).meta({ description: 'What the self-check found, at most 200.' }),
  finding_count: z.number().int(),
  late: z
    .array(
      z.object({
        kind: z.enum(DOCUMENT_KINDS),
        _id: z.string(),
        number: z.string(),
        period: ReturnPeriod.meta({ description: 'The month of its date.' }),
      }),
    )
    .meta({
      description: 'Documents of filed months that this return has, since they got their numbers later.',
    }),
  filed: z
    .object({
      at: Instant,
      by: z.string().meta({ description: 'The name of the staff member.' }),
      sha256: z.string().meta({ description: 'SHA-256 of the JSON.' }),
    })
    .nullable(),
});
export type Gstr1Overview = z.output<typeof Gstr1Overview>;
/** The overview before it is sent, with money in paise. */
export type Gstr1OverviewInPaise = z.input<typeof Gstr1Overview>;

/** The figures of a return, with money in paise, as they are stored when it is filed. */
export type Gstr1Figures = Pick<Gstr1OverviewInPaise, keyof typeof figures>;

export const Gstr1Filed = z.object({ message: z.string(), sha256: z.string() });
export type Gstr1Filed = z.output<typeof Gstr1Filed>;
