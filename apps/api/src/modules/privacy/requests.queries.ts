import { and, asc, count, desc, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { ListPrivacyRequestsInput } from '@aabha/contracts/privacy/privacy.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { privacyRequests } from '@aabha/db/schema/privacy-requests';
import { containsText } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';
import type { Person } from './personal-table.queries';

const own = {
  _id: privacyRequests.id,
  kind: privacyRequests.kind,
  text: privacyRequests.text,
  due_at: privacyRequests.dueAt,
  answer: privacyRequests.answer,
  answered_at: privacyRequests.answeredAt,
  created_at: privacyRequests.createdAt,
};
const columns = { ...own, email: privacyRequests.email, user: { _id: users.id, name: users.name } };

const requestsOf = ({ userId, emails }: Person): SQL | undefined =>
  userId === null
    ? and(isNull(privacyRequests.userId), eq(privacyRequests.email, emails[0] ?? ''))
    : eq(privacyRequests.userId, userId);

/** Selects the requests of a person, newest first. */
export function selectOwnRequests(db: DbOrTx, person: Person) {
  return db
    .select(own)
    .from(privacyRequests)
    .where(requestsOf(person))
    .orderBy(desc(privacyRequests.id))
    .limit(50);
}

export async function insertRequest(tx: Tx, values: typeof privacyRequests.$inferInsert) {
  return only(await tx.insert(privacyRequests).values(values).returning(own));
}

function matching(
  { search, kind, answered, overdue, ...days }: ListPrivacyRequestsInput['filters'],
  now: string,
) {
  const { answeredAt, dueAt, email, text } = privacyRequests;
  return and(
    search?.trim() ? or(containsText(email, search.trim()), containsText(text, search.trim())) : undefined,
    withinDays(privacyRequests.createdAt, days),
    kind && eq(privacyRequests.kind, kind),
    answered === undefined ? undefined : answered ? isNotNull(answeredAt) : isNull(answeredAt),
    overdue && and(isNull(answeredAt), lt(dueAt, now)),
  );
}

const SORT_BY = { created_at: privacyRequests.createdAt, due_at: privacyRequests.dueAt };

/** Selects a page of requests, newest first by default. */
export function selectRequests(db: DbOrTx, input: ListPrivacyRequestsInput, now: string) {
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return db
    .select(columns)
    .from(privacyRequests)
    .leftJoin(users, eq(users.id, privacyRequests.userId))
    .where(matching(input.filters, now))
    .orderBy(direction(SORT_BY[input.sort?.field ?? 'created_at']), direction(privacyRequests.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countRequests(
  db: DbOrTx,
  filters: ListPrivacyRequestsInput['filters'],
  now: string,
): Promise<number> {
  return only(await db.select({ n: count() }).from(privacyRequests).where(matching(filters, now))).n;
}

export async function findRequest(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(columns)
    .from(privacyRequests)
    .leftJoin(users, eq(users.id, privacyRequests.userId))
    .where(eq(privacyRequests.id, id));
  return row;
}

/** Returns a request for its mails, with the language of the pages where it was sent. */
export async function findRequestToMail(db: DbOrTx, id: string) {
  const [row] = await db
    .select({ ...columns, language: privacyRequests.language })
    .from(privacyRequests)
    .leftJoin(users, eq(users.id, privacyRequests.userId))
    .where(eq(privacyRequests.id, id));
  return row;
}

/** Stores the answer of a request that has none. Returns whether it had none. */
export async function answerRequest(
  tx: Tx,
  id: string,
  { answer, staffId, at }: { answer: string; staffId: string; at: string },
): Promise<boolean> {
  const rows = await tx
    .update(privacyRequests)
    .set({ answer, answeredBy: staffId, answeredAt: at })
    .where(and(eq(privacyRequests.id, id), sql`${privacyRequests.answeredAt} is null`))
    .returning({ id: privacyRequests.id });
  return rows.length > 0;
}
