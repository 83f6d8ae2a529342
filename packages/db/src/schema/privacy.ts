import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { CONSENT_ACTIONS, CONSENT_CHANNELS, CONSENT_PURPOSES } from '@aabha/contracts/privacy/privacy.values';
import { users } from './accounts';
import { createdAt, id } from './columns';

/**
 * The text of each version of a notice that anybody consented to. A trigger refuses changes
 * (docs/spec/privacy.md#notices).
 */
export const privacyNotices = pgTable(
  'privacy_notices',
  {
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    version: integer().notNull(),
    language: text().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ name: 'privacy_notices_pkey', columns: [t.purpose, t.version, t.language] })],
);

/**
 * The consent ledger: a row each time somebody gives or withdraws a consent. A trigger refuses changes
 * (docs/spec/privacy.md#consent-ledger).
 */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    /** Exactly one of the next three names the person. */
    userId: uuid().references(() => users.id),
    /** The keyed hash of an e-mail address. */
    emailKey: text(),
    /** The random id that a visitor's browser stores beside its answer. */
    browserId: uuid(),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    noticeVersion: integer().notNull(),
    language: text().notNull(),
    action: text({ enum: CONSENT_ACTIONS }).notNull(),
    channel: text({ enum: CONSENT_CHANNELS }).notNull(),
    evidence: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'consents_notice_fk',
      columns: [t.purpose, t.noticeVersion, t.language],
      foreignColumns: [privacyNotices.purpose, privacyNotices.version, privacyNotices.language],
    }),
    check('consents_one_subject', sql`num_nonnulls(${t.userId}, ${t.emailKey}, ${t.browserId}) = 1`),
    check('consents_action_known', sql`${t.action} in ('given', 'withdrawn')`),
    index('consents_created_idx').on(t.createdAt, t.id),
    index('consents_user_idx')
      .on(t.userId, t.createdAt)
      .where(sql`${t.userId} is not null`),
    index('consents_email_idx')
      .on(t.emailKey, t.createdAt)
      .where(sql`${t.emailKey} is not null`),
  ],
);
