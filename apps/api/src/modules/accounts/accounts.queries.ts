import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import { CUSTOMER_ROLES, STAFF_ROLES, type CustomerRole } from '@aabha/contracts/accounts/accounts.values';
import type { Language } from '@aabha/contracts/language/language';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { countRows } from '@aabha/db/row-counts';
import { users } from '@aabha/db/schema/accounts';
import { sessions } from '@aabha/db/schema/sessions';
import { permissionsOfUser } from '@aabha/db/staff-role-conditions';
import { preparedStatement } from '@aabha/db/driver/prepared-statement';
import { only } from '@aabha/db/tx';

import { userHasFactor } from './second-factor.queries';

const secrets = {
  id: users.id,
  role: users.role,
  name: users.name,
  email: users.email,
  passwordHash: users.passwordHash,
  tokenVersion: users.tokenVersion,
  disabled: sql<boolean>`${users.disabledAt} is not null`,
};

/** The columns of an account that callers are sent. */
export const wire = {
  _id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  address: users.address,
  zip: users.zip,
  role: users.role,
  language: users.language,
  signsInByCode: sql<boolean>`${users.passwordHash} is null`,
  created_at: users.createdAt,
  updated_at: users.updatedAt,
};

const tokenHolder = preparedStatement((db) =>
  db
    .select({
      id: users.id,
      role: users.role,
      tokenVersion: users.tokenVersion,
      /* Read for staff only: shoppers have no second factor. */
      hasFactor: sql<boolean>`case when ${inArray(users.role, [...STAFF_ROLES])} then ${userHasFactor} else false end`,
      permissions: permissionsOfUser,
      openSession: sessions.id,
      kind: sessions.kind,
      openedAt: sessions.createdAt,
      factorAt: sessions.factorAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(users)
    .leftJoin(
      sessions,
      and(
        eq(sessions.id, sql.placeholder('session')),
        eq(sessions.userId, users.id),
        isNull(sessions.endedAt),
      ),
    )
    .where(and(eq(users.id, sql.placeholder('id')), isNull(users.disabledAt)))
    .prepare('find_token_holder'),
);

/** Returns the account of a token, with its session where that is open: one statement for each call. */
export async function findTokenHolder(db: DbOrTx, id: string, session: string | undefined) {
  if (!isUuid(id) || (session !== undefined && !isUuid(session))) return undefined;
  const [row] = await tokenHolder(db).execute({ id, session: session ?? null });
  return row;
}

/** Returns the account of an address; `emailKey` is in lower case. Disabled accounts are included. */
export async function findAccountByEmail(db: DbOrTx, emailKey: string) {
  const [row] = await db
    .select(secrets)
    .from(users)
    .where(eq(sql`lower(${users.email})`, emailKey));
  return row;
}

export async function emailIsTaken(db: DbOrTx, emailKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, emailKey));
  return rows.length > 0;
}

export async function findUser(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select(wire).from(users).where(eq(users.id, id));
  return row;
}

interface NewUser {
  name: string;
  email: string;
  phone: string;
  /** Null for an account that signs in by mailed codes only. */
  passwordHash: string | null;
  role: Role;
  language?: Language;
}

/** What a token is issued for. */
const tokenOwner = { id: users.id, role: users.role, tokenVersion: users.tokenVersion };

export async function insertUser(tx: DbOrTx, values: NewUser) {
  return only(await tx.insert(users).values(values).returning(tokenOwner));
}

/** Inserts an account; returns undefined where its e-mail has one. */
export async function insertUserUnlessTaken(tx: DbOrTx, values: NewUser) {
  const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning(tokenOwner);
  return row;
}

export async function updateUserFields(
  tx: DbOrTx,
  id: string,
  values: Partial<{
    name: string;
    email: string;
    phone: string;
    address: string;
    zip: string;
    language: Language;
  }>,
) {
  const rows = await tx
    .update(users)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning(wire);
  return rows[0];
}

/** Locks an account's row and returns its present e-mail; undefined for an unknown id. */
export async function lockEmail(tx: DbOrTx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id)).for('update');
  return row?.email;
}

/** Raises the token version of an account, which ends every session. Returns the data for a fresh token. */
export async function endSessions(tx: DbOrTx, id: string) {
  return only(
    await tx
      .update(users)
      .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(eq(users.id, id))
      .returning(tokenOwner),
  );
}

/**
 * Returns the stored hash of an account's password, null where it has none; undefined for an unknown or disabled
 * account.
 */
export async function findPasswordHash(db: DbOrTx, id: string): Promise<string | null | undefined> {
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt)));
  return row?.passwordHash;
}

/**
 * Sets a new password hash and raises the version, which ends every session (docs/spec/sessions-and-access.md#token).
 * Returns the data for a fresh token.
 */
export async function updatePassword(tx: DbOrTx, id: string, passwordHash: string) {
  return only(
    await tx
      .update(users)
      .set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1`, updatedAt: sql`now()` })
      .where(eq(users.id, id))
      .returning(tokenOwner),
  );
}

/** Counts customers: of one role or all, with open, closed or all accounts. */
export function countCustomers(
  db: DbOrTx,
  { role, closed }: { role?: CustomerRole | undefined; closed?: boolean | undefined } = {},
): Promise<number> {
  const roles = role === undefined ? CUSTOMER_ROLES : [role];
  return countRows(db, 'users', [
    ...(closed === true ? [] : roles),
    ...(closed === false ? [] : roles.map((each) => `${each} closed` as const)),
  ]);
}
