import { z } from 'zod';
import { numberField } from '../wire/form.schema';

/** Room for a list of 20,000 service areas, twice. */
export const CSV_MAX_CHARACTERS = 4_000_000;
/** How many rows a page of a preview lists, and how many errors a refusal names; all are counted. */
export const PREVIEW_ROWS = 200;

/** A CSV file as text, sent as a form, since it may exceed the JSON limit. `digest` is that of the confirmed preview. */
export const ImportCsvInput = z.strictObject({
  csv: z
    .string({ error: 'Please choose a CSV file.' })
    .min(1, 'Please choose a CSV file.')
    .max(CSV_MAX_CHARACTERS, 'This file is too large.'),
  digest: z.string().max(100).optional(),
  fileName: z.string().max(200).optional().meta({ description: 'For the list of imports.' }),
});
export type ImportCsvInput = z.output<typeof ImportCsvInput>;

/** What a row of a file would do, in the order in which staff look at it. */
export const IMPORT_KINDS = ['error', 'update', 'create', 'unchanged'] as const;
export const ImportKind = z.enum(IMPORT_KINDS);
export type ImportKind = z.infer<typeof ImportKind>;

/** The file again, with which of its rows to list: those of one kind, a page of them. Left out: the first kind that it has any of. */
export const PreviewCsvInput = ImportCsvInput.pick({ csv: true }).extend({
  kind: ImportKind.optional(),
  pageNum: numberField(z.number().int().min(1).max(1_000_000).default(1)),
});
export type PreviewCsvInput = z.output<typeof PreviewCsvInput>;

export const ImportError = z.object({ line: z.number().int(), field: z.string(), message: z.string() });
export type ImportError = z.infer<typeof ImportError>;

export const ImportChange = z.object({
  line: z.number().int(),
  kind: z.enum(['create', 'update', 'unchanged']),
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
  /** Which rows are listed: a page of them, in the order of the file. Errors in `errors`, all others in `changes`. */
  kind: ImportKind,
  pageNum: z.number().int(),
  errors: z.array(ImportError),
  changes: z.array(ImportChange),
  digest: z.string(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportDone = z.object({
  importId: z.string().optional().meta({ description: 'For an undo; absent where nothing changed.' }),
  createCount: z.number().int(),
  updateCount: z.number().int(),
  unchangedCount: z.number().int(),
  pendingPriceCount: z.number().int().optional().meta({
    description: 'How many prices wait for a second person and have not changed; absent where none does.',
  }),
});
export type ImportDone = z.infer<typeof ImportDone>;

export const ExportCsv = z.object({ csv: z.string(), fileName: z.string() });

/** A CSV file that is made while it is sent. `rowCount` is the number of its rows, without the header. */
export interface CsvFile {
  fileName: string;
  rowCount: number;
  csv: AsyncIterable<string>;
}
/** The response of an export. Over REST it is the file; it contains a stream, so only its type is checked. */
export const CsvFile = z.custom<CsvFile>().meta({ type: 'string' });
