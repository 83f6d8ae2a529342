import { sql } from 'drizzle-orm';
import { char, check, customType, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Gstr1Figures } from '@aabha/contracts/gstr1/gstr1.schema';
import { users } from './accounts';
import { createdAt } from './columns';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The GSTR-1 of each month that staff marked as filed (docs/spec/gst-returns.md#filing). Rows are only added.
 */
export const gstReturns = pgTable(
  'gst_returns',
  {
    /** '2026-10'. */
    period: char({ length: 7 }).primaryKey(),
    filedAt: createdAt(),
    filedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the JSON, in hexadecimal digits. */
    sha256: char({ length: 64 }).notNull(),
    documents: integer().notNull(),
    /** The last serials of the financial year then: a document of the month with a later one is not in the return. */
    lastInvoice: integer().notNull(),
    lastCreditNote: integer().notNull(),
    figures: jsonb().$type<Gstr1Figures>().notNull(),
    /** The JSON, compressed with gzip. */
    content: bytea().notNull(),
  },
  (t) => [check('gst_returns_period_form', sql`${t.period} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`)],
);
