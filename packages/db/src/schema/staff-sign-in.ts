import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { AUTHENTICATOR_KINDS } from '@aabha/contracts/accounts/second-factor.values';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';

/** Second factors of staff (docs/spec/staff-sign-in.md#second-factor). One that was not confirmed yet opens nothing. */
export const authenticators = pgTable(
  'authenticators',
  {
    id: id(),
    staffId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: AUTHENTICATOR_KINDS }).notNull(),
    /** The shared secret, encrypted with a key that is outside the database. */
    sealedSecret: text().notNull(),
    /** The step of 30 seconds of the last code that was used: no code works twice. */
    lastStep: bigint({ mode: 'number' }),
    confirmedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('authenticators_staff_kind_key').on(t.staffId, t.kind),
    check('authenticators_kind_known', sql`${t.kind} in ('totp')`),
    check('authenticators_used_confirmed', sql`${t.confirmedAt} is null or ${t.lastStep} is not null`),
  ],
);

/** Codes that stand in for a lost second factor, each once. Only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    staffId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the account's id and the code, hexadecimal. */
    hash: text().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('recovery_codes_staff_hash_key').on(t.staffId, t.hash),
    check('recovery_codes_hash_form', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
  ],
);

/**
 * Links with which staff set a new password, sent by a SuperAdmin (docs/spec/staff-sign-in.md#reset-link). The token is not
 * stored: it is a keyed hash of this row's id and nonce, and the key is outside the database.
 */
export const staffResetLinks = pgTable(
  'staff_reset_links',
  {
    id: id(),
    staffId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentBy: uuid()
      .notNull()
      .references(() => users.id),
    nonce: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('staff_reset_links_staff_idx').on(t.staffId, t.createdAt),
    index('staff_reset_links_expires_idx').on(t.expiresAt),
  ],
);
