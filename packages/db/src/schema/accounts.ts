import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CODE_PURPOSES } from '@aabha/contracts/accounts/accounts.schema';
import { ROLES } from '@aabha/contracts/accounts/accounts.values';
import type { BillingAddress } from '@aabha/contracts/business/business.rules';
import { createdAt, id, instant, language, updatedAt } from './columns';
import { staffRoles } from './staff-roles';

export const roleEnum = pgEnum('role', ROLES);

export const codePurposeEnum = pgEnum('code_purpose', CODE_PURPOSES);

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    /** As typed; compared in lower case (docs/spec/accounts.md#e-mail-addresses). */
    email: text().notNull(),
    phone: text().notNull().default(''),
    address: text().notNull().default(''),
    zip: text().notNull().default(''),
    role: roleEnum().notNull().default('User'),
    /** Of the shop's mails to the person. */
    language: language(),
    /** Null in an account that signs in by mailed codes only (docs/spec/accounts.md#sign-in-by-code). */
    passwordHash: text(),
    /** Raised by a password change, so that older tokens become invalid (docs/spec/sessions-and-access.md#token). */
    tokenVersion: integer().notNull().default(1),
    /** Of a SubAdmin: what they may do; null for the role that comes with the shop. */
    staffRoleId: uuid().references(() => staffRoles.id),
    disabledAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_role_created_idx').on(t.role, t.createdAt),
    index('users_created_idx').on(t.createdAt, t.id, t.role),
    index('users_name_idx').on(sql`lower(${t.name})`, t.id),
    index('users_search_idx').using(
      'gin',
      sql`${t.name} gin_trgm_ops`,
      sql`${t.email} gin_trgm_ops`,
      sql`${t.phone} gin_trgm_ops`,
    ),
    check('users_staff_role_of_sub_admin', sql`${t.staffRoleId} is null or ${t.role} = 'SubAdmin'`),
    check('users_name_filled', sql`length(trim(${t.name})) > 0`),
    check('users_phone_form', sql`${t.phone} ~ '^([0-9]{10})?$'`),
    check('users_zip_form', sql`${t.zip} ~ '^([0-9]{6})?$'`),
  ],
);

/** The business that a customer buys for, as saved for the next checkout (docs/spec/accounts.md#business-details). */
export const businessDetails = pgTable(
  'business_details',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    gstin: text().notNull(),
    legalName: text().notNull(),
    /** Where it is registered; null where that is the delivery address. */
    billingAddress: jsonb().$type<BillingAddress>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('business_details_gstin_form', sql`${t.gstin} ~ '^[0-9A-Z]{15}$'`)],
);

/**
 * One-time codes sent by mail, each for one purpose only (docs/spec/accounts.md#one-time-codes). The digits are not
 * stored: they are a keyed hash of this row's id and nonce, and the key is outside the database.
 */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    emailKey: text().notNull(),
    purpose: codePurposeEnum().notNull(),
    nonce: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: instant().notNull(),
    /** Set when a newer code replaced this one. */
    replacedAt: instant(),
    verifiedAt: instant(),
    /** The network that verified it and alone may use it; null for codes verified before this column existed. */
    verifiedFrom: text(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('codes_email_purpose_idx').on(t.emailKey, t.purpose, t.createdAt),
    uniqueIndex('codes_one_live_key')
      .on(t.emailKey, t.purpose)
      .where(sql`replaced_at is null and used_at is null`),
    check('codes_tries_left_range', sql`${t.triesLeft} >= 0`),
    check('codes_email_lower', sql`${t.emailKey} = lower(${t.emailKey})`),
  ],
);

/**
 * Changes of e-mail that can still be undone from the earlier address. The token of the link is not stored: it is a keyed
 * hash of this row's id and nonce, and the key is outside the database.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text().notNull(),
    newEmail: text().notNull(),
    nonce: text().notNull(),
    expiresAt: instant().notNull(),
    /** Set when this change, or an earlier one of the account, was undone: the link works once. */
    undoneAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('email_changes_user_idx').on(t.userId, t.createdAt),
    index('email_changes_expires_idx').on(t.expiresAt),
  ],
);
