import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { REQUEST_KINDS } from '@aabha/contracts/privacy/privacy.values';
import { users } from './accounts';
import { bytes, createdAt, id, instant, language } from './columns';

/** Requests for correction and grievances about personal data, each with its clock of 90 days. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    /** Null for an e-mail address without an account. */
    userId: uuid().references(() => users.id),
    /** Where the answer is mailed. */
    email: text().notNull(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    text: text().notNull(),
    /** Of the pages with the form, for an address without an account. */
    language: language(),
    dueAt: instant().notNull(),
    answer: text(),
    answeredAt: instant(),
    answeredBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('privacy_requests_kind_known', sql`${t.kind} in ('correction', 'grievance')`),
    check(
      'privacy_requests_answer_whole',
      sql`num_nulls(${t.answer}, ${t.answeredAt}, ${t.answeredBy}) in (0, 3)`,
    ),
    index('privacy_requests_created_idx').on(t.createdAt, t.id),
    index('privacy_requests_user_idx').on(t.userId),
    index('privacy_requests_open_idx')
      .on(t.dueAt)
      .where(sql`${t.answeredAt} is null`),
  ],
);

/** Who may use a person's rights after their death or incapacity (section 14 of the Act). */
export const nominees = pgTable('nominees', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  createdAt: createdAt(),
});

/** Links to the privacy centre for e-mail addresses without an account; the token is a keyed hash of id and nonce. */
export const privacyLinks = pgTable(
  'privacy_links',
  {
    id: id(),
    email: text().notNull(),
    nonce: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('privacy_links_expires_idx').on(t.expiresAt)],
);

/** Copies of a person's data as ZIP files, which a worker makes and their owner alone downloads. */
export const privacyExports = pgTable(
  'privacy_exports',
  {
    id: id(),
    userId: uuid().references(() => users.id),
    email: text().notNull(),
    /** Files made, and to make. */
    made: integer().notNull().default(0),
    total: integer().notNull().default(0),
    content: bytes(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('privacy_exports_user_idx').on(t.userId),
    index('privacy_exports_expires_idx').on(t.expiresAt),
  ],
);

/**
 * Who was erased, by account id and keyed hashes of their addresses: what a restored backup is to erase again
 * (docs/spec/privacy.md#erasures-after-a-restore).
 */
export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    /** No reference: a restored backup may be older than the account. */
    userId: uuid(),
    emailKeys: text().array().notNull(),
    /** Rows of each table that were deleted or changed. */
    counts: jsonb().$type<Record<string, number>>().notNull(),
    /** The encrypted address for the last mail; null once it was sent. */
    sealedEmail: text(),
    createdAt: createdAt(),
  },
  (t) => [index('erasures_created_idx').on(t.createdAt), index('erasures_user_idx').on(t.userId)],
);
