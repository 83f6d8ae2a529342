import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ATTACHMENT_TYPES } from '@aabha/contracts/complaints/complaint-thread.schema';
import { users } from './accounts';
import { bytes, createdAt, id } from './columns';
import { orders } from './orders';

/** What staff write to each other about an order (docs/spec/shipments.md#notes). Shoppers never see it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    staffId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_notes_order_idx').on(t.orderId, t.id)],
);

/** The staff that a note names; each gets a mail. */
export const orderNoteMentions = pgTable(
  'order_note_mentions',
  {
    noteId: uuid()
      .notNull()
      .references(() => orderNotes.id, { onDelete: 'cascade' }),
    staffId: uuid()
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.noteId, t.staffId] })],
);

/** Files of notes; stored as those of complaints are (docs/decisions/039-files-of-complaints.md). */
export const orderNoteFiles = pgTable(
  'order_note_files',
  {
    id: id(),
    noteId: uuid()
      .notNull()
      .references(() => orderNotes.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text({ enum: ATTACHMENT_TYPES }).notNull(),
    bytes: integer().notNull(),
    content: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_note_files_note_idx').on(t.noteId, t.id),
    check('order_note_files_type', sql`${t.type} in ('image/webp', 'application/pdf')`),
  ],
);
