import { and, asc, count, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { withoutTicketPrefix } from '@aabha/contracts/complaints/complaints.rules';
import {
  COMPLAINT_STATUSES,
  type ComplaintStatus,
  type ListComplaintsInput,
} from '@aabha/contracts/complaints/complaints.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { complaints } from '@aabha/db/schema/complaints';
import { containsPhone, containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

const columns = {
  _id: complaints.id,
  name: complaints.name,
  email: complaints.email,
  phone: complaints.phone,
  issue_type: complaints.issueType,
  customIssueType: complaints.customIssueType,
  description: complaints.description,
  userId: { _id: users.id, name: users.name, email: users.email, phone: users.phone },
  status: complaints.status,
  created_at: complaints.createdAt,
  updated_at: complaints.updatedAt,
};

const OPEN = COMPLAINT_STATUSES.filter((status) => status !== 'Resolved');

const SORT_BY = {
  created_at: sql`${complaints.createdAt}`,
  status: sql`${complaints.status}`,
  issue_type: sql`${complaints.issueType}`,
  name: sql`lower(${complaints.name})`,
};

/** Returns the condition of a text search, by what a shopper on the telephone can name. */
function matchesText(text: string): SQL | undefined {
  return or(
    containsText(sql`${complaints.id}::text`, withoutTicketPrefix(text)),
    containsText(complaints.name, text),
    containsText(complaints.email, text),
    containsPhone(complaints.phone, text),
    containsText(complaints.customIssueType, text),
    containsText(complaints.description, text),
  );
}

function matching({ filters }: Pick<ListComplaintsInput, 'filters'>): SQL | undefined {
  const { userId, status, issue_type, open, raisedBefore } = filters;
  const search = filters.search?.trim();
  return and(
    userId === undefined ? undefined : isUuid(userId) ? eq(complaints.userId, userId) : sql`false`,
    status === undefined ? undefined : eq(complaints.status, status),
    issue_type === undefined ? undefined : eq(complaints.issueType, issue_type),
    /* By their statuses, which an index has. */
    open ? inArray(complaints.status, OPEN) : undefined,
    raisedBefore === undefined ? undefined : lt(complaints.createdAt, new Date(raisedBefore).toISOString()),
    search ? matchesText(search) : undefined,
  );
}

const withOwner = (db: DbOrTx) =>
  db.select(columns).from(complaints).innerJoin(users, eq(users.id, complaints.userId)).$dynamic();

/** Selects a page of complaints, newest first by default. Only the rows of the page are joined with their owners. */
export function selectComplaints(db: DbOrTx, input: ListComplaintsInput) {
  const by = SORT_BY[input.sort?.field ?? 'created_at'];
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  const order = [direction(by), direction(complaints.id)];
  const page = db
    .select({ id: complaints.id })
    .from(complaints)
    .where(matching(input))
    .orderBy(...order)
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
  return withOwner(db)
    .where(inArray(complaints.id, page))
    .orderBy(...order);
}
export type ComplaintRow = Awaited<ReturnType<typeof selectComplaints>>[number];

export async function countComplaints(
  db: DbOrTx,
  input: Pick<ListComplaintsInput, 'filters'>,
): Promise<number> {
  const [row] = await db.select({ n: count() }).from(complaints).where(matching(input));
  return row?.n ?? 0;
}

export async function findComplaint(db: DbOrTx, id: string): Promise<ComplaintRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await withOwner(db).where(eq(complaints.id, id));
  return row;
}

/** Locks a complaint against concurrent changes; false when there is none. */
export async function lockComplaint(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await tx
    .select({ id: complaints.id })
    .from(complaints)
    .where(eq(complaints.id, id))
    .for('update');
  return rows.length > 0;
}

export async function insertComplaint(tx: Tx, values: typeof complaints.$inferInsert): Promise<string> {
  return only(await tx.insert(complaints).values(values).returning({ id: complaints.id })).id;
}

export async function setComplaintStatus(tx: Tx, id: string, status: ComplaintStatus): Promise<void> {
  await tx
    .update(complaints)
    .set({ status, updatedAt: sql`now()` })
    .where(eq(complaints.id, id));
}
