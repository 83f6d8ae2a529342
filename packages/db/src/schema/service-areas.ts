import { sql } from 'drizzle-orm';
import { bigint, boolean, char, check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns';

/** Where the shop delivers (the specification's "zipcode"). */
export const serviceAreas = pgTable(
  'service_areas',
  {
    id: id(),
    zipcode: char({ length: 6 }).notNull().unique(),
    dispatchCenter: text().notNull(),
    originCenter: text().notNull(),
    returnCenter: text().notNull(),
    facilityCity: text().notNull(),
    facilityState: text().notNull(),
    outOfDeliveryArea: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('service_areas_zipcode_form', sql`${t.zipcode} ~ '^[0-9]{6}$'`),
    index('service_areas_served_idx')
      .on(t.zipcode)
      .where(sql`not out_of_delivery_area`),
  ],
);

/**
 * Every known PIN code with its district and state, which gives the place of supply (docs/spec/delivery.md#place-of-supply).
 */
export const pinCodes = pgTable(
  'pin_codes',
  {
    pinCode: char({ length: 6 }).primaryKey(),
    district: text().notNull(),
    state: text().notNull(),
  },
  (t) => [check('pin_codes_form', sql`${t.pinCode} ~ '^[1-9][0-9]{5}$'`)],
);

/**
 * How often a PIN code was asked for on a day in India while the shop did not deliver there; nothing of who asked
 * (docs/spec/reports.md#refused-pin-codes).
 */
export const refusedPinChecks = pgTable(
  'refused_pin_checks',
  {
    day: date().notNull(),
    pin: char({ length: 6 }).notNull(),
    checks: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.pin] }),
    check('refused_pin_checks_positive', sql`${t.checks} > 0`),
  ],
);
