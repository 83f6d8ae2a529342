import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { SESSION_ENDS, SESSION_KINDS } from '@aabha/contracts/sessions/sessions.values';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';

/** Sessions of people; their tokens name them in the claim `session` (docs/spec/sessions-and-access.md#sessions). */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: SESSION_KINDS }).notNull(),
    /** Browser and system without versions; empty where they are not known. */
    device: text().notNull(),
    /** As in entries of sign-ins in the audit log. */
    network: text().notNull(),
    /** When its last token, or its last renewal, expires. */
    expiresAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When a second factor was given last; null without one. */
    factorAt: instant(),
    endedAt: instant(),
    endReason: text({ enum: SESSION_ENDS }),
    /** How often it was renewed; null where it cannot be renewed. */
    renewals: integer(),
    /** SHA-256 of the refresh token, and of the one before it, hexadecimal. */
    refreshHash: text(),
    previousHash: text(),
    renewedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('sessions_user_idx').on(t.userId, t.lastSeenAt),
    index('sessions_ended_idx').on(sql`coalesce(${t.endedAt}, ${t.expiresAt})`),
    check('sessions_end_whole', sql`(${t.endedAt} is null) = (${t.endReason} is null)`),
    check('sessions_renewable_whole', sql`(${t.renewals} is null) = (${t.refreshHash} is null)`),
  ],
);
