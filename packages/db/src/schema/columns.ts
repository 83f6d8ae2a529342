import { sql } from 'drizzle-orm';
import { customType, text, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '@aabha/contracts/language/language';
import type { Paise } from '@aabha/contracts/money/money';

/** Returns a money column: integer paise in a bigint, never a float. */
export const paiseColumn = customType<{ data: Paise; driverData: string | number }>({
  dataType: () => 'bigint',
  fromDriver: (value) => Number(value) as Paise,
});

/** Returns an instant column: `timestamptz`, read and written as ISO-8601 text in UTC, as in API responses. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
  toDriver: (value) => value,
});

/** The bytes of a file. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Full-text search documents. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A time-ordered UUID made by the database (docs/spec/api.md#ids). */
const generatedId = () => uuid().default(sql`uuidv7()`);

/** Returns the column of a time-ordered UUID that is the primary key. */
export const id = () => generatedId().primaryKey();

/** Returns the same column for a table with monthly partitions, whose primary key has the time as well. */
export const partitionedId = () => generatedId().notNull();

/** Returns the column of a language of the shop. */
export const language = () => text({ enum: LANGUAGES }).notNull().default('en');

export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);

export const updatedAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);
