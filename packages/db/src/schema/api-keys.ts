import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';

/** Keys with which other programs call the REST API (docs/spec/api-keys.md). Never deleted: the audit log names them. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    /** The first part of the key, which is no secret. */
    prefix: text().notNull(),
    /** SHA-256 of the whole key, hexadecimal. */
    hash: text().notNull(),
    name: text().notNull(),
    scopes: text().array().notNull(),
    expiresAt: instant().notNull(),
    /** To the minute. */
    lastUsedAt: instant(),
    revokedAt: instant(),
    revokedBy: uuid().references(() => users.id),
    /** For whom it acts. */
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('api_keys_prefix_key').on(t.prefix),
    uniqueIndex('api_keys_name_key')
      .on(sql`lower(${t.name})`)
      .where(sql`revoked_at is null`),
    index('api_keys_created_idx').on(t.createdAt, t.id),
    check('api_keys_hash_form', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check('api_keys_scoped', sql`cardinality(${t.scopes}) > 0`),
    check('api_keys_revoked', sql`(${t.revokedAt} is null) = (${t.revokedBy} is null)`),
  ],
);
