import { and, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { nominees, privacyExports, privacyLinks } from '@aabha/db/schema/privacy-requests';
import { only } from '@aabha/db/tx';
import type { Person } from './personal-table.queries';

export async function insertLink(tx: Tx, values: typeof privacyLinks.$inferInsert): Promise<string> {
  return only(await tx.insert(privacyLinks).values(values).returning({ id: privacyLinks.id })).id;
}

/** Returns a link that has not expired. */
export async function findLink(db: DbOrTx, id: string, now: string) {
  const [row] = await db
    .select({ id: privacyLinks.id, email: privacyLinks.email, nonce: privacyLinks.nonce })
    .from(privacyLinks)
    .where(and(eq(privacyLinks.id, id), gt(privacyLinks.expiresAt, now)));
  return row;
}

export async function findNominee(db: DbOrTx, userId: string) {
  const [row] = await db
    .select({ name: nominees.name, email: nominees.email, phone: nominees.phone })
    .from(nominees)
    .where(eq(nominees.userId, userId));
  return row;
}

export async function upsertNominee(db: DbOrTx, values: typeof nominees.$inferInsert): Promise<void> {
  const { userId: target, ...set } = values;
  await db
    .insert(nominees)
    .values({ userId: target, ...set })
    .onConflictDoUpdate({ target: nominees.userId, set });
}

export async function deleteNominee(db: DbOrTx, userId: string): Promise<void> {
  await db.delete(nominees).where(eq(nominees.userId, userId));
}

const exportOf = ({ userId, emails }: Person): SQL | undefined =>
  userId === null
    ? and(isNull(privacyExports.userId), eq(privacyExports.email, emails[0] ?? ''))
    : eq(privacyExports.userId, userId);

const exportColumns = {
  _id: privacyExports.id,
  made: privacyExports.made,
  file_count: privacyExports.total,
  ready: sql<boolean>`${privacyExports.content} is not null`,
  expires_at: privacyExports.expiresAt,
};

export async function insertExport(tx: Tx, values: typeof privacyExports.$inferInsert) {
  return only(await tx.insert(privacyExports).values(values).returning(exportColumns));
}

/** Returns the last copy of a person's data that has not expired. */
export async function findLastExport(db: DbOrTx, person: Person, now: string) {
  const [row] = await db
    .select(exportColumns)
    .from(privacyExports)
    .where(and(exportOf(person), gt(privacyExports.expiresAt, now)))
    .orderBy(desc(privacyExports.id))
    .limit(1);
  return row;
}

/** Returns the content of a person's own copy; undefined for that of others, one that expired, or is not ready. */
export async function findExportContent(
  db: DbOrTx,
  person: Person,
  { id, now }: { id: string; now: string },
): Promise<Buffer | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ content: privacyExports.content })
    .from(privacyExports)
    .where(and(eq(privacyExports.id, id), exportOf(person), gt(privacyExports.expiresAt, now)));
  return row?.content ?? undefined;
}

/** Returns whose copy is to be made; undefined once it is made or deleted. */
export async function findExportToMake(db: DbOrTx, id: string) {
  const [row] = await db
    .select({ userId: privacyExports.userId, email: privacyExports.email })
    .from(privacyExports)
    .where(and(eq(privacyExports.id, id), isNull(privacyExports.content)));
  return row;
}

export async function updateExport(
  db: DbOrTx,
  id: string,
  values: Partial<typeof privacyExports.$inferInsert>,
): Promise<void> {
  await db.update(privacyExports).set(values).where(eq(privacyExports.id, id));
}

/** Deletes links and copies that expired. */
export async function deleteExpiredOwnData(db: DbOrTx, now: string): Promise<void> {
  await db.delete(privacyLinks).where(lt(privacyLinks.expiresAt, now));
  await db.delete(privacyExports).where(lt(privacyExports.expiresAt, now));
}

/** Subscribes an address to offers or ends its subscription. */
export async function setSubscription(tx: Tx, email: string, token: string | null): Promise<void> {
  await tx.execute(
    token === null
      ? sql`update subscribers set unsubscribed_at = coalesce(unsubscribed_at, now()) where lower(email) = ${email}`
      : sql`insert into subscribers (email, unsubscribe_token) values (${email}, ${token})
          on conflict (lower(email)) do update set unsubscribed_at = null`,
  );
}

/** Returns the last action of each purpose of a person. */
export async function selectLastConsents(db: DbOrTx, { userId }: Person, emailKeys: readonly string[]) {
  const rows = await db.execute<{ purpose: string; action: 'given' | 'withdrawn'; at: string }>(sql`
    select distinct on (purpose) purpose, action,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from consents where user_id = ${userId}::uuid or email_key = any(${sql.param([...emailKeys])}::text[])
    order by purpose, created_at desc, id desc`);
  return [...rows];
}
