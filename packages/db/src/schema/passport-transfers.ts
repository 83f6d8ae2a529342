import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { OFFER_STATES } from '@aabha/contracts/passports/transfers.values';
import { users } from './accounts';
import { createdAt, id, instant, language } from './columns';
import { shipmentSerials } from './shipments';

/** Offers of a television to the address of somebody else, who becomes its owner by accepting (docs/spec/warranty-passport.md#transfer). */
export const passportOffers = pgTable(
  'passport_offers',
  {
    id: id(),
    serialId: uuid()
      .notNull()
      .references(() => shipmentSerials.id, { onDelete: 'cascade' }),
    fromUserId: uuid()
      .notNull()
      .references(() => users.id),
    /** Of who may accept it. */
    email: text().notNull(),
    /** SHA-256 of the token, which is stored nowhere. */
    tokenHash: text().notNull(),
    state: text({ enum: OFFER_STATES }).notNull().default('open'),
    /** Of the page on which it was made. */
    language: language(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('passport_offers_token_key').on(t.tokenHash),
    /* One at a time. */
    uniqueIndex('passport_offers_open_key')
      .on(t.serialId)
      .where(sql`state = 'open'`),
    index('passport_offers_serial_idx').on(t.serialId),
    index('passport_offers_from_idx').on(t.fromUserId),
    index('passport_offers_email_idx').on(sql`lower(${t.email})`),
    index('passport_offers_ended_idx')
      .on(t.endedAt)
      .where(sql`ended_at is not null`),
    check(
      'passport_offers_state',
      sql`${t.state} in ('open', 'accepted', 'withdrawn', 'declined', 'expired', 'ended')`,
    ),
    check('passport_offers_ended', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
  ],
);

/**
 * The owners of a television after its buyer. The one of the highest version owns it now, and links of lower versions have ended;
 * a television without a row is its buyer's, with version 1.
 */
export const passportTransfers = pgTable(
  'passport_transfers',
  {
    serialId: uuid()
      .notNull()
      .references(() => shipmentSerials.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    fromUserId: uuid()
      .notNull()
      .references(() => users.id),
    toUserId: uuid()
      .notNull()
      .references(() => users.id),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.serialId, t.version] }),
    index('passport_transfers_from_idx').on(t.fromUserId, t.serialId),
    index('passport_transfers_to_idx').on(t.toUserId, t.serialId),
    check('passport_transfers_version', sql`${t.version} > 1`),
  ],
);
