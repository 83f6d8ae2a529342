import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { PICKUP_PARTS } from '@aabha/contracts/returns/pickup-slots.values';
import { createdAt } from './columns';
import { returnRequests } from './returns';

const slot = {
  /** The return centre of the service area, by its name. */
  center: text().notNull(),
  /** A day in India. */
  day: date().notNull(),
  part: text({ enum: PICKUP_PARTS }).notNull(),
};

const PARTS = sql.raw(PICKUP_PARTS.map((part) => `'${part}'`).join(', '));

/**
 * How many returns a centre fetches in a part of a day. It is changed in the transaction of the return's pickup, after the
 * return's row is locked, so that a slot never takes more than the shop allows (docs/spec/returns-and-refunds.md#pickup).
 */
export const pickupSlots = pgTable('pickup_slots', { ...slot, taken: integer().notNull() }, (t) => [
  primaryKey({ columns: [t.center, t.day, t.part] }),
  check('pickup_slots_part', sql`${t.part} in (${PARTS})`),
  check('pickup_slots_taken', sql`${t.taken} >= 0`),
]);

/** When the goods of a return are fetched, and by which centre. */
export const returnPickups = pgTable(
  'return_pickups',
  {
    returnId: uuid()
      .primaryKey()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    ...slot,
    /** When it was chosen, or moved. */
    createdAt: createdAt(),
  },
  (t) => [
    check('return_pickups_part', sql`${t.part} in (${PARTS})`),
    index('return_pickups_day_idx').on(t.day, t.returnId),
  ],
);
