import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns';

/** What SubAdmins may do, by role (docs/spec/permissions.md). A migration makes the one that comes with the shop. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    id: id(),
    name: text().notNull(),
    /** Those of another release open nothing. */
    permissions: text().array().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('staff_roles_name_key').on(sql`lower(${t.name})`),
    check('staff_roles_name_filled', sql`length(trim(${t.name})) > 0`),
  ],
);
