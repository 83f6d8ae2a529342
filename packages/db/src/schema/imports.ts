import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { IMPORT_SUBJECTS } from '@aabha/contracts/imports/imports.values';
import type { ImportedRow } from '@aabha/contracts/imports/plan-undo';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';

/** Imports of CSV files, which can be undone while their rows are stored (docs/spec/imports.md#undo). */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    subject: text({ enum: IMPORT_SUBJECTS }).notNull(),
    fileName: text().notNull(),
    createCount: integer().notNull(),
    updateCount: integer().notNull(),
    importedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    undoneAt: instant(),
    undoneBy: uuid().references(() => users.id),
    restoredCount: integer(),
    removedCount: integer(),
    keptCount: integer(),
  },
  (t) => [index('imports_newest_idx').on(t.createdAt, t.id)],
);

/** The rows that an import created or changed, with the cells that it wrote. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The id of a television or a term, the PIN code of a service area. */
    recordId: text().notNull(),
    kind: text({ enum: ['create', 'update'] }).notNull(),
    label: text().notNull(),
    fields: jsonb().$type<ImportedRow['fields']>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.position] })],
);
