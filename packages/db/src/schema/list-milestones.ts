import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Lists whose deep pages begin at a milestone: what each is sorted by is `created_at`, then `id`. */
export const MILESTONE_LISTS = ['audit_entries', 'audit_log', 'customers', 'invoices', 'products'] as const;

/**
 * Every five-hundredth row of some lists, counted from the oldest, so that a deep page is read from the row before it instead of
 * from an end of the list. A worker writes them; a reader trusts them only while the rows up to the newest milestone are as many
 * as it says (docs/decisions/061-milestones-of-lists.md).
 */
export const listMilestones = pgTable(
  'list_milestones',
  {
    list: text({ enum: MILESTONE_LISTS }).notNull(),
    /** The number of rows up to this one, itself included. */
    place: integer().notNull(),
    /** When the row was created. */
    at: instant().notNull(),
    rowId: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.list, t.place] })],
);
