import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';
import { products } from './products';

/** The waiting room of a television on a sale day (docs/spec/waiting-room.md). */
export const waitingRooms = pgTable(
  'waiting_rooms',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    startsAt: instant().notNull(),
    endsAt: instant(),
    closedAt: instant(),
    /** Decides the draw; secret until the room is closed. */
    seed: text().notNull(),
    /** How many numbers took part in the draw: those up to this one. Null before the draw. */
    drawnCount: integer(),
    nextNumber: integer().notNull().default(1),
    nowServing: integer().notNull().default(0),
    /** The instant up to which the rate of admissions is used up. */
    servedAt: instant().notNull(),
    /** People a minute: the highest rate, set by staff, and the one at present. */
    ratePerMinute: integer().notNull(),
    currentRate: integer().notNull(),
    adjustedAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('waiting_rooms_open_idx')
      .on(t.productId)
      .where(sql`closed_at is null`),
    check('waiting_rooms_rate_range', sql`${t.currentRate} between 1 and ${t.ratePerMinute}`),
    check('waiting_rooms_serving_range', sql`${t.nowServing} between 0 and ${t.nextNumber} - 1`),
  ],
);

/** The place of an account in a waiting room: one each. */
export const waitingPlaces = pgTable(
  'waiting_places',
  {
    roomId: uuid()
      .notNull()
      .references(() => waitingRooms.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** When the turn of this number ends; null before it was admitted. */
    admittedUntil: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.userId] }),
    uniqueIndex('waiting_places_number_idx').on(t.roomId, t.number),
  ],
);

/** How long payments take to start in each API process while a waiting room is open. */
export const paymentStarts = pgTable('payment_starts', {
  processId: uuid().primaryKey(),
  p95Ms: integer('p95_ms').notNull(),
  measuredAt: instant().notNull(),
});
