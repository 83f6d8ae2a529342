import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  LANE_AREAS,
  PROMISE_CAUSES,
  type PromiseReason,
} from '@aabha/contracts/delivery-promise/delivery-promise.values';
import type {
  PromiseItem,
  PromiseTables,
  StoredTables,
} from '@aabha/contracts/delivery-promise/promise-tables';
import { createdAt, id, instant, updatedAt } from './columns';
import { payments } from './payments';

const EVERY_WORKING_DAY = sql`'{1,2,3,4,5,6}'`;

/** A centre that goods are dispatched from; service areas name it (docs/spec/delivery-promise.md#dispatch-centres). */
export const dispatchCenters = pgTable(
  'dispatch_centers',
  {
    id: id(),
    name: text().notNull().unique(),
    pin: char({ length: 6 }).notNull(),
    /** Until when packed goods leave on the same day, in India: `14:00`. */
    cutoff: char({ length: 5 }).notNull(),
    /** 1 is Monday. */
    weekdays: integer().array().notNull().default(EVERY_WORKING_DAY),
    leadHours: integer().notNull().default(0),
    /** Null for no limit. */
    unitsPerDay: integer(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('dispatch_centers_pin_form', sql`${t.pin} ~ '^[0-9]{6}$'`),
    check('dispatch_centers_cutoff_form', sql`${t.cutoff} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check(
      'dispatch_centers_weekdays',
      sql`${t.weekdays} <@ '{1,2,3,4,5,6,7}' and cardinality(${t.weekdays}) > 0`,
    ),
    check('dispatch_centers_lead_hours', sql`${t.leadHours} >= 0`),
    check('dispatch_centers_units', sql`${t.unitsPerDay} > 0`),
  ],
);

const centerId = () =>
  uuid()
    .notNull()
    .references(() => dispatchCenters.id, { onDelete: 'cascade' });

/** How goods go from a centre to a PIN code, a district or a State (docs/spec/delivery-promise.md#lanes). */
export const deliveryLanes = pgTable(
  'delivery_lanes',
  {
    id: id(),
    centerId: centerId(),
    kind: text({ enum: LANE_AREAS }).notNull(),
    area: text().notNull(),
    transitMin: integer().notNull(),
    transitMax: integer().notNull(),
    weekdays: integer().array().notNull().default(EVERY_WORKING_DAY),
    maxKg: numeric({ precision: 6, scale: 1, mode: 'number' }),
    isTwoPerson: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('delivery_lanes_key').on(t.centerId, t.kind, t.area, t.maxKg).nullsNotDistinct(),
    index('delivery_lanes_area_idx').on(t.area, t.id),
    check('delivery_lanes_kind', sql`${t.kind} in ('zip', 'district', 'state')`),
    check('delivery_lanes_transit', sql`0 <= ${t.transitMin} and ${t.transitMin} <= ${t.transitMax}`),
    check(
      'delivery_lanes_weekdays',
      sql`${t.weekdays} <@ '{1,2,3,4,5,6,7}' and cardinality(${t.weekdays}) > 0`,
    ),
    check('delivery_lanes_max_kg', sql`${t.maxKg} > 0`),
  ],
);

/** A day on which a centre dispatches another number of units than usual; none where it is closed. */
export const centerDays = pgTable(
  'center_days',
  {
    id: id(),
    centerId: centerId(),
    /** A day in India. */
    day: date({ mode: 'string' }).notNull(),
    units: integer().notNull(),
    note: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('center_days_key').on(t.centerId, t.day),
    index('center_days_day_idx').on(t.day, t.id),
    check('center_days_units', sql`${t.units} >= 0`),
  ],
);

/** Versions of what promises are computed from, each once: a row is never changed. */
export const promiseTables = pgTable('promise_tables', {
  /** The SHA-256 of its content. */
  version: char({ length: 64 }).primaryKey(),
  tables: jsonb().$type<StoredTables>().notNull(),
  createdAt: createdAt(),
});

/**
 * What was promised with a payment, which is that of its order: revision 1 as the payment began, later ones where the promise was
 * made anew (docs/spec/delivery-promise.md#revisions).
 */
export const deliveryPromises = pgTable(
  'delivery_promises',
  {
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    cause: text({ enum: PROMISE_CAUSES }).notNull(),
    /** The moment that it counts from. */
    madeAt: instant().notNull(),
    zip: char({ length: 6 }).notNull(),
    center: text().notNull(),
    /** Days in India. `leaves` is null where only the standard promise is known. */
    leaves: date({ mode: 'string' }),
    earliest: date({ mode: 'string' }).notNull(),
    latest: date({ mode: 'string' }).notNull(),
    laneId: uuid(),
    units: integer().notNull(),
    items: jsonb().$type<PromiseItem[]>().notNull(),
    /** Units of other orders on the days that were looked at. */
    planned: jsonb().$type<PromiseTables['planned']>().notNull(),
    tablesVersion: char({ length: 64 })
      .notNull()
      .references(() => promiseTables.version),
    reasons: jsonb().$type<PromiseReason[]>().notNull(),
    /** Whether it is the newest of an order that has not ended, as far as the job of late promises knows. */
    isOpen: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.revision] }),
    /* Units that are to leave a centre on a day. */
    index('delivery_promises_center_idx')
      .on(t.center, t.leaves)
      .where(sql`is_open`),
    /* What the job looks at. */
    index('delivery_promises_open_idx')
      .on(t.latest, t.paymentId)
      .where(sql`is_open`),
    check('delivery_promises_days', sql`${t.earliest} <= ${t.latest}`),
  ],
);
