import { z } from 'zod';

/** Room for a list of 20,000 service areas, twice. */
export const CSV_MAX_CHARACTERS = 4_000_000;
/** How many changes and errors a preview lists; it counts all of them. */
export const PREVIEW_ROWS = 200;

/** A file to import, as text; sent as a form, since it may be larger than a JSON body. `digest` is the preview's, so that what is done is what was shown. */
export const ImportCsvInput = z.strictObject({
  csv: z
    .string({ error: 'Please choose a CSV file.' })
    .min(1, 'Please choose a CSV file.')
    .max(CSV_MAX_CHARACTERS, 'This file is too large.'),
  digest: z.string().max(100).optional(),
});
export type ImportCsvInput = z.output<typeof ImportCsvInput>;

export const ImportError = z.object({ line: z.number().int(), field: z.string(), message: z.string() });
export type ImportError = z.infer<typeof ImportError>;

export const ImportChange = z.object({
  line: z.number().int(),
  kind: z.enum(['create', 'update']),
  /** What a person knows the row by: a PIN code, a product's name. */
  label: z.string(),
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type ImportChange = z.infer<typeof ImportChange>;

export const ImportPreview = z.object({
  rowCount: z.number().int(),
  createCount: z.number().int(),
  updateCount: z.number().int(),
  unchangedCount: z.number().int(),
  errorCount: z.number().int(),
  /** The first of them, in the order of the file. */
  errors: z.array(ImportError),
  changes: z.array(ImportChange),
  digest: z.string(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportDone = z.object({
  createCount: z.number().int(),
  updateCount: z.number().int(),
  unchangedCount: z.number().int(),
});
export type ImportDone = z.infer<typeof ImportDone>;

export const ExportCsv = z.object({ csv: z.string(), fileName: z.string() });
