import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { daysFilter, Id, Instant, pageOf } from '../wire/wire.schema';
import { IMPORT_STATES, IMPORT_SUBJECTS, UNDO_KINDS } from './imports.values';

const Person = z.object({ _id: z.string(), name: z.string() });

/** An import of a CSV file that was carried out. */
export const ImportRecord = z.object({
  _id: z.string(),
  subject: z.enum(IMPORT_SUBJECTS).meta({ description: 'What was imported.' }),
  fileName: z.string().meta({ description: 'Blank where the client did not send it.' }),
  createCount: z.number().int(),
  updateCount: z.number().int(),
  importedBy: Person,
  created_at: Instant,
  undoable_until: Instant.meta({ description: 'Then its rows are deleted.' }),
  undone_at: Instant.optional(),
  undoneBy: Person.optional(),
  restoredCount: z.number().int().optional().meta({ description: 'Rows that an undo put back.' }),
  removedCount: z.number().int().optional().meta({ description: 'Created rows that an undo removed.' }),
  keptCount: z.number().int().optional().meta({ description: 'Rows that were not, or not all, put back.' }),
});
export type ImportRecord = z.output<typeof ImportRecord>;

export const ListImportsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.imports),
  filters: z
    .strictObject({
      subject: z.enum(IMPORT_SUBJECTS).optional(),
      state: z.enum(IMPORT_STATES).optional(),
      ...daysFilter,
    })
    .default({}),
});
export type ListImportsInput = z.output<typeof ListImportsInput>;
export const ListImportsOutput = z.object({
  importList: z.array(ImportRecord),
  importCount: z.number().int(),
});

export const PreviewUndoInput = z.strictObject({
  id: Id,
  kind: z.enum(UNDO_KINDS).optional().meta({ description: 'Left out: the first kind that has a row.' }),
  pageNum: z.number().int().min(1).max(1_000_000).default(1),
});
export type PreviewUndoInput = z.output<typeof PreviewUndoInput>;

export const UndoPreview = z.object({
  restoreCount: z.number().int(),
  removeCount: z.number().int(),
  keepCount: z.number().int().meta({ description: 'Rows of which nothing is put back.' }),
  kind: z.enum(UNDO_KINDS),
  pageNum: z.number().int(),
  rows: z.array(
    z.object({
      recordId: z.string(),
      label: z.string(),
      fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
      kept: z.array(z.object({ field: z.string(), reason: z.string() })).meta({
        description: 'What stays as it is, and why; a blank field is the whole record.',
      }),
    }),
  ),
  digest: z.string().meta({ description: 'For the undo, which then does exactly this.' }),
});
export type UndoPreview = z.output<typeof UndoPreview>;

export const UndoImportInput = z
  .strictObject({ id: Id, digest: z.string().min(1).max(100) })
  .meta({ example: { digest: 'Zm9yLXRoZS1wcmV2aWV3LW9mLXRoZS11bmRv' } });
export type UndoImportInput = z.output<typeof UndoImportInput>;

export const UndoImportOutput = z.object({
  restoredCount: z.number().int(),
  removedCount: z.number().int(),
  keptCount: z.number().int(),
  pendingPriceCount: z.number().int().optional().meta({
    description: 'How many prices wait for a second person and have not changed; absent where none does.',
  }),
});
export type UndoImportOutput = z.output<typeof UndoImportOutput>;
