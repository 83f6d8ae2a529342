import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PASSKEY_NAME_LENGTH, PASSKEY_PURPOSES } from '@aabha/contracts/accounts/passkeys.values';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';

const staff = () => uuid().references(() => users.id, { onDelete: 'cascade' });

/** Passkeys of staff: public keys of WebAuthn credentials (docs/spec/staff-sign-in.md#passkeys). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    staffId: staff().notNull(),
    /** Base64url, chosen by the authenticator. */
    credentialId: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator signed; 0 for ever where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the browser reaches the authenticator, as it said when the passkey was made. */
    transports: text().array().notNull(),
    /** Whether the passkey can be on several devices. */
    isMultiDevice: boolean().notNull(),
    /** Whether its provider has a copy, when it was used last. */
    isBackedUp: boolean().notNull(),
    name: text().notNull(),
    lastUsedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('passkeys_credential_key').on(t.credentialId),
    index('passkeys_staff_idx').on(t.staffId, t.createdAt),
    check('passkeys_counter_positive', sql`${t.counter} >= 0`),
    check(
      'passkeys_name_length',
      sql`char_length(${t.name}) between 1 and ${sql.raw(String(PASSKEY_NAME_LENGTH))}`,
    ),
  ],
);

/** Challenges that a passkey has to sign. A row is deleted by its use, so that none works twice. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id(),
    /** Random, base64url. */
    challenge: text().notNull(),
    purpose: text({ enum: PASSKEY_PURPOSES }).notNull(),
    /** For whom alone it works; null at the sign-in, where nobody is known yet. */
    staffId: staff(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('passkey_challenges_challenge_key').on(t.challenge),
    index('passkey_challenges_staff_idx').on(t.staffId),
    index('passkey_challenges_expires_idx').on(t.expiresAt),
    check('passkey_challenges_purpose_known', sql`${t.purpose} in ('add', 'use')`),
    check('passkey_challenges_add_staff', sql`${t.purpose} <> 'add' or ${t.staffId} is not null`),
  ],
);
