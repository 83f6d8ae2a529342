import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  INSTALLATION_PARTS,
  INSTALLATION_STATES,
  INSTALLATION_TYPES,
  ZONE_AREAS,
} from '@aabha/contracts/installations/installations.values';
import { createdAt, id, paiseColumn, updatedAt } from './columns';
import { orderLines, orders } from './orders';

const listOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
const PARTS = listOf(INSTALLATION_PARTS);

/** Where technicians come, and how many in each part of a day of the week (docs/spec/installation.md#zones). */
export const technicianZones = pgTable(
  'technician_zones',
  {
    id: id(),
    name: text().notNull().unique(),
    /** Places of the three parts of Monday, then of Tuesday, to Sunday. */
    places: integer().array().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('technician_zones_places', sql`cardinality(${t.places}) = 21 and 0 <= all (${t.places})`)],
);

const zoneId = () =>
  uuid()
    .notNull()
    .references(() => technicianZones.id, { onDelete: 'cascade' });

/** The districts and PIN codes of a zone; each belongs to one zone. */
export const technicianZoneAreas = pgTable(
  'technician_zone_areas',
  { kind: text({ enum: ZONE_AREAS }).notNull(), area: text().notNull(), zoneId: zoneId() },
  (t) => [
    primaryKey({ columns: [t.kind, t.area] }),
    index('technician_zone_areas_zone_idx').on(t.zoneId),
    check('technician_zone_areas_kind', sql`${t.kind} in (${listOf(ZONE_AREAS)})`),
  ],
);

/** A day on which a zone has other places than on its day of the week. */
export const technicianZoneDays = pgTable(
  'technician_zone_days',
  {
    zoneId: zoneId(),
    /** A day in India. */
    day: date({ mode: 'string' }).notNull(),
    places: integer().array().notNull(),
    note: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.zoneId, t.day] }),
    check('technician_zone_days_places', sql`cardinality(${t.places}) = 3 and 0 <= all (${t.places})`),
  ],
);

/**
 * How many installations a zone has in a part of a day. It is changed in the transaction of the installation, after the order's
 * row is locked, so that a slot never takes more than the zone has places (docs/spec/installation.md#places).
 */
export const installationSlots = pgTable(
  'installation_slots',
  {
    zoneId: zoneId(),
    day: date({ mode: 'string' }).notNull(),
    part: text({ enum: INSTALLATION_PARTS }).notNull(),
    taken: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.zoneId, t.day, t.part] }),
    index('installation_slots_day_idx').on(t.day),
    check('installation_slots_part', sql`${t.part} in (${PARTS})`),
    check('installation_slots_taken', sql`${t.taken} >= 0`),
  ],
);

/** When a technician installs a television of an order (docs/spec/installation.md). */
export const installations = pgTable(
  'installations',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The line of the order, and which of its units. */
    position: integer().notNull(),
    unit: integer().notNull(),
    productName: text().notNull(),
    /** Null once the zone is removed. */
    zoneId: uuid().references(() => technicianZones.id, { onDelete: 'set null' }),
    zoneName: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    part: text({ enum: INSTALLATION_PARTS }).notNull(),
    type: text({ enum: INSTALLATION_TYPES }).notNull(),
    /** What the buyer pays the technician, as it was shown when it was booked; 0 is free. */
    feePaise: paiseColumn()
      .notNull()
      .default(sql`0`),
    state: text({ enum: INSTALLATION_STATES }).notNull().default('booked'),
    /** Whether its buyer has moved it; they may once. */
    isMovedOnline: boolean().notNull().default(false),
    doneOn: date({ mode: 'string' }),
    /** What staff noted of the visit, such as why it failed. */
    note: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: 'installations_line_fk',
      columns: [t.orderId, t.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }).onDelete('cascade'),
    uniqueIndex('installations_unit_key')
      .on(t.orderId, t.position, t.unit)
      .where(sql`state in ('booked', 'moved', 'done')`),
    index('installations_order_idx').on(t.orderId, t.id),
    index('installations_day_idx').on(t.day, t.id),
    index('installations_zone_idx').on(t.zoneId, t.day),
    index('installations_created_idx').on(t.createdAt, t.id),
    check('installations_part', sql`${t.part} in (${PARTS})`),
    check('installations_type', sql`${t.type} in (${listOf(INSTALLATION_TYPES)})`),
    check('installations_state', sql`${t.state} in (${listOf(INSTALLATION_STATES)})`),
    check('installations_unit', sql`${t.unit} > 0`),
    check('installations_done', sql`(${t.state} = 'done') = (${t.doneOn} is not null)`),
  ],
);
