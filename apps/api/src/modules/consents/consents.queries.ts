import { and, asc, count, desc, eq, gte, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ListConsentsInput } from '@aabha/contracts/privacy/consents.schema';
import type { CONSENT_SUBJECTS } from '@aabha/contracts/privacy/privacy.values';
import type { DbOrTx } from '@aabha/db/client';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { consents, privacyNotices } from '@aabha/db/schema/privacy';
import { only } from '@aabha/db/tx';

type Subject = (typeof CONSENT_SUBJECTS)[number];

/** Which rows of the ledger; `emailKey` is the keyed hash of the address that is searched for. */
export interface ConsentScope extends Omit<ListConsentsInput['filters'], 'search' | 'from' | 'to'> {
  search: { email: string; emailKey: string } | undefined;
  since: string | undefined;
  until: string | undefined;
}

const SUBJECT_COLUMN = { account: consents.userId, email: consents.emailKey, browser: consents.browserId };

const subjectText: SQL<Subject> = sql`case when ${consents.userId} is not null then 'account'
  when ${consents.emailKey} is not null then 'email' else 'browser' end`;

const columns = {
  _id: consents.id,
  purpose: consents.purpose,
  notice_version: consents.noticeVersion,
  language: consents.language,
  action: consents.action,
  channel: consents.channel,
  subject: subjectText,
  user: { _id: users.id, name: users.name, email: users.email },
  subject_key: sql<string>`coalesce(left(${consents.emailKey}, 12), ${consents.browserId}::text, '')`,
  evidence: consents.evidence,
  created_at: consents.createdAt,
};

const NEWEST = [desc(consents.createdAt), desc(consents.id)];

function matching({ search, purpose, action, subject, since, until }: ConsentScope): SQL | undefined {
  return and(
    search &&
      or(
        eq(consents.emailKey, search.emailKey),
        sql`${consents.userId} in (select id from users where lower(email) = ${search.email})`,
      ),
    purpose && eq(consents.purpose, purpose),
    action && eq(consents.action, action),
    subject && isNotNull(SUBJECT_COLUMN[subject]),
    since === undefined ? undefined : gte(consents.createdAt, since),
    until === undefined ? undefined : lte(consents.createdAt, until),
  );
}

/** Stores the text of a notice; unchanged where it is stored. */
export async function insertNotice(tx: DbOrTx, notice: typeof privacyNotices.$inferInsert): Promise<void> {
  await tx.insert(privacyNotices).values(notice).onConflictDoNothing();
}

export async function insertConsent(tx: DbOrTx, values: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(values);
}

/** Selects a page of the ledger, newest first by default. */
export function selectConsents(
  db: DbOrTx,
  scope: ConsentScope,
  { pageNum, pageSize, sort }: Pick<ListConsentsInput, 'pageNum' | 'pageSize' | 'sort'>,
) {
  const direction = (sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return db
    .select(columns)
    .from(consents)
    .leftJoin(users, eq(users.id, consents.userId))
    .where(matching(scope))
    .orderBy(direction(consents.createdAt), direction(consents.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countConsents(db: DbOrTx, scope: ConsentScope): Promise<number> {
  return only(await db.select({ n: count() }).from(consents).where(matching(scope))).n;
}

/** Returns the ids of all matching rows, newest first. */
export async function findConsentIds(db: DbOrTx, scope: ConsentScope): Promise<PackedIds> {
  const ids = packIds(consents.id, NEWEST);
  return only(await db.select({ ids }).from(consents).where(matching(scope))).ids;
}

/** Selects some rows, newest first. */
export function selectConsentsOfIds(db: DbOrTx, ids: readonly string[]) {
  return db
    .select(columns)
    .from(consents)
    .leftJoin(users, eq(users.id, consents.userId))
    .where(anyOf(consents.id, ids))
    .orderBy(...NEWEST);
}
