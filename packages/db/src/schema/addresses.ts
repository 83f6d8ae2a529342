import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, updatedAt } from './columns';

/** Addresses that a customer saved for the next checkout (docs/spec/accounts.md#addresses). Orders keep copies. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    landmark: text().notNull(),
    city: text().notNull(),
    zip: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('addresses_user_idx').on(t.userId),
    uniqueIndex('addresses_default_idx')
      .on(t.userId)
      .where(sql`${t.isDefault}`),
  ],
);
