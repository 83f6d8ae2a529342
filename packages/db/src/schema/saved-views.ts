import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SavedView } from '@aabha/contracts/saved-views/saved-views.schema';
import { users } from './accounts';
import { createdAt, id, updatedAt } from './columns';

/** Lists of the back office as staff have saved them (docs/spec/saved-views.md). */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    /** The last part of the address of the list. */
    list: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    filter: jsonb().$type<SavedView['filter']>().notNull(),
    sort: jsonb().$type<NonNullable<SavedView['sort']>>(),
    columns: jsonb().$type<NonNullable<SavedView['columns']>>(),
    isShared: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('saved_views_name_key').on(t.ownerId, t.list, sql`lower(${t.name})`),
    index('saved_views_shared_idx')
      .on(t.list)
      .where(sql`${t.isShared}`),
  ],
);

/** In which order a person has the views of a list, and which of them opens with it. */
export const savedViewPlaces = pgTable(
  'saved_view_places',
  {
    staffId: uuid()
      .notNull()
      .references(() => users.id),
    list: text().notNull(),
    order: jsonb().$type<string[]>().notNull(),
    /** Empty for none. */
    defaultView: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.list] })],
);
