import { and, asc, count, desc, eq, gte, inArray, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { dueSoonBefore } from '@aabha/contracts/complaints/complaint-clocks.rules';
import { withoutTicketPrefix } from '@aabha/contracts/complaints/complaints.rules';
import { COMPLAINT_STATUSES, type ListComplaintsInput } from '@aabha/contracts/complaints/complaints.schema';
import { normalizedCode } from '@aabha/contracts/shipments/scan.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { complaints } from '@aabha/db/schema/complaints';
import { orderLines } from '@aabha/db/schema/orders';
import { shipments, shipmentSerials } from '@aabha/db/schema/shipments';
import { containsId, containsPhone, containsText } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';
import { countRows } from '@aabha/db/row-counts';
import { only } from '@aabha/db/tx';

const staff = alias(users, 'staff');

/* The previous release sets no time. */
const resolvedAt: SQL<string | null> =
  sql`case when ${complaints.status} = 'Resolved' then coalesce(${complaints.resolvedAt}, ${complaints.updatedAt}) end`.mapWith(
    complaints.resolvedAt,
  );

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
  order_id: complaints.orderId,
  television: {
    serial_id: shipmentSerials.id,
    serial: shipmentSerials.serial,
    product_id: orderLines.productId,
    product_name: orderLines.productName,
    order_id: shipments.orderId,
  },
  due_at: complaints.dueAt,
  resolved_at: resolvedAt,
  outcome: complaints.outcome,
  assigned_to: { _id: staff.id, name: staff.name },
  ack_due_at: complaints.ackDueAt,
  acknowledged_at: complaints.acknowledgedAt,
  linkKey: complaints.linkKey,
  created_at: complaints.createdAt,
  updated_at: complaints.updatedAt,
};

const OPEN = COMPLAINT_STATUSES.filter((status) => status !== 'Resolved');

const SORT_BY = {
  created_at: sql`${complaints.createdAt}`,
  status: sql`${complaints.status}`,
  issue_type: sql`${complaints.issueType}`,
  name: sql`lower(${complaints.name})`,
  due_at: sql`${complaints.dueAt}`,
};

const NEWEST = [desc(complaints.createdAt), desc(complaints.id)];
const isOpen = ne(complaints.status, 'Resolved');

/** The lists of breaches (docs/spec/complaints.md#breaches). */
const BREACHES = {
  overdue: (now: Date) =>
    or(
      and(isOpen, lt(complaints.dueAt, now.toISOString())),
      and(isNull(complaints.acknowledgedAt), lt(complaints.ackDueAt, now.toISOString())),
    ),
  due_soon: (now: Date) =>
    and(
      isOpen,
      gte(complaints.dueAt, now.toISOString()),
      lte(complaints.dueAt, dueSoonBefore(now).toISOString()),
    ),
} as const;

/** The whole serial number of the television, in any form. An array, so that it is one more index scan of the search. */
const isAboutSerial = (text: string): SQL =>
  sql`${complaints.serialId} = any(array(
    select ${shipmentSerials.id} from ${shipmentSerials} where ${shipmentSerials.serial} = ${normalizedCode(text)}))`;

/** Returns the condition of a text search, by what a shopper on the telephone can name. */
export function matchesText(text: string): SQL | undefined {
  return or(
    containsId(complaints.id, withoutTicketPrefix(text)),
    containsText(complaints.name, text),
    containsText(complaints.email, text),
    containsPhone(complaints.phone, text),
    containsText(complaints.customIssueType, text),
    containsText(complaints.description, text),
    isAboutSerial(text),
  );
}

/** The filters of a list at an instant. */
export interface FilteredComplaints extends Pick<ListComplaintsInput, 'filters'> {
  now: Date;
}

const isId = (column: AnyPgColumn, id: string) => (isUuid(id) ? eq(column, id) : sql`false`);

/** Returns the condition of the complaints of a filter. */
export function matchingComplaints({ filters, now }: FilteredComplaints): SQL | undefined {
  const { userId, status, issue_type, open, raisedBefore, breach, assignedTo } = filters;
  const search = filters.search?.trim();
  return and(
    userId === undefined ? undefined : isId(complaints.userId, userId),
    breach === undefined ? undefined : BREACHES[breach](now),
    assignedTo === undefined
      ? undefined
      : assignedTo === 'nobody'
        ? isNull(complaints.assignedTo)
        : isId(complaints.assignedTo, assignedTo),
    status === undefined ? undefined : eq(complaints.status, status),
    issue_type === undefined ? undefined : eq(complaints.issueType, issue_type),
    /* By their statuses, which an index has. */
    open ? inArray(complaints.status, OPEN) : undefined,
    withinDays(complaints.createdAt, filters),
    raisedBefore === undefined ? undefined : lt(complaints.createdAt, new Date(raisedBefore).toISOString()),
    search ? matchesText(search) : undefined,
  );
}

const withOwner = (db: DbOrTx) =>
  db
    .select(columns)
    .from(complaints)
    .innerJoin(users, eq(users.id, complaints.userId))
    .leftJoin(staff, eq(staff.id, complaints.assignedTo))
    .leftJoin(shipmentSerials, eq(shipmentSerials.id, complaints.serialId))
    .leftJoin(shipments, eq(shipments.id, shipmentSerials.shipmentId))
    .leftJoin(
      orderLines,
      and(eq(orderLines.orderId, shipments.orderId), eq(orderLines.position, shipmentSerials.position)),
    )
    .$dynamic();

/** Selects a page of complaints, newest first by default. Only the rows of the page are joined with their owners. */
export function selectComplaints(db: DbOrTx, input: ListComplaintsInput & FilteredComplaints) {
  const by = SORT_BY[input.sort?.field ?? 'created_at'];
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  const order = [direction(by), direction(complaints.id)];
  const page = db
    .select({ id: complaints.id })
    .from(complaints)
    .where(matchingComplaints(input))
    .orderBy(...order)
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
  return withOwner(db)
    .where(inArray(complaints.id, page))
    .orderBy(...order);
}
export type ComplaintRow = Awaited<ReturnType<typeof selectComplaints>>[number];

/** Returns the ids of all matching complaints, newest first. */
export async function findComplaintIds(db: DbOrTx, input: FilteredComplaints): Promise<PackedIds> {
  const ids = packIds(complaints.id, NEWEST);
  return only(await db.select({ ids }).from(complaints).where(matchingComplaints(input))).ids;
}

/** Selects some complaints, newest first. */
export async function selectComplaintsOfIds(db: DbOrTx, ids: readonly string[]) {
  return withOwner(db)
    .where(anyOf(complaints.id, ids))
    .orderBy(...NEWEST);
}

export async function countComplaints(db: DbOrTx, input: FilteredComplaints): Promise<number> {
  const matches = matchingComplaints(input);
  if (matches === undefined) return countRows(db, 'complaints');
  const [row] = await db.select({ n: count() }).from(complaints).where(matches);
  return row?.n ?? 0;
}

export async function findComplaint(db: DbOrTx, id: string): Promise<ComplaintRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await withOwner(db).where(eq(complaints.id, id));
  return row;
}

/** Returns a person's complaint by its id or the end of it, which its ticket number has. */
export async function findOwnComplaint(
  db: DbOrTx,
  userId: string,
  idOrEnd: string,
): Promise<ComplaintRow | undefined> {
  const named = isUuid(idOrEnd)
    ? eq(complaints.id, idOrEnd)
    : sql`right(${complaints.id}::text, 8) = ${idOrEnd.toLowerCase()}`;
  const [row] = await withOwner(db)
    .where(and(eq(complaints.userId, userId), named))
    .orderBy(...NEWEST)
    .limit(1);
  return row;
}

/** Returns the complaint of a link in a mail. */
export async function findComplaintByKey(db: DbOrTx, linkKey: string): Promise<ComplaintRow | undefined> {
  const [row] = await withOwner(db).where(eq(complaints.linkKey, linkKey));
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

type ComplaintChange = Partial<
  Pick<
    typeof complaints.$inferInsert,
    'status' | 'outcome' | 'resolvedAt' | 'dueAt' | 'assignedTo' | 'awaitsCustomer' | 'serialId' | 'orderId'
  >
>;

/** Changes a complaint, and with it the version that edits are compared with. */
export async function changeComplaint(tx: Tx, id: string, change: ComplaintChange): Promise<void> {
  await tx
    .update(complaints)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(complaints.id, id));
}

/** Stores when the shopper was first told that the complaint came. That is no edit. */
export async function setAcknowledged(db: DbOrTx, id: string, at: string): Promise<void> {
  await db
    .update(complaints)
    .set({ acknowledgedAt: at })
    .where(and(eq(complaints.id, id), isNull(complaints.acknowledgedAt)));
}
