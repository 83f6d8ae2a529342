import { sql } from 'drizzle-orm';
import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt } from './columns';
import { shipmentSerials } from './shipments';

/** Owners of televisions who want to be reminded before the warranty ends (docs/spec/warranty-passport.md#reminder). */
export const warrantyReminders = pgTable(
  'warranty_reminders',
  {
    serialId: uuid()
      .primaryKey()
      .references(() => shipmentSerials.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The day in India on which to look whether it is due. */
    lookOn: date({ mode: 'string' }).notNull(),
    /** The end of the warranty that its owner was mailed about. */
    sentFor: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('warranty_reminders_due_idx')
      .on(t.lookOn, t.serialId)
      .where(sql`sent_for is null`),
    index('warranty_reminders_user_idx').on(t.userId),
  ],
);
