import { and, asc, count, desc, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ListMessagesInput, ListSubscribersInput } from '@aabha/contracts/contact/contact.schema';
import { withoutReferencePrefix } from '@aabha/contracts/contact/contact.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { contactMessages, subscribers } from '@aabha/db/schema/contact';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { countRows } from '@aabha/db/row-counts';
import { containsPhone, containsText } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';

const staff = alias(users, 'staff');
const customers = alias(users, 'customers');

const message = {
  _id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  phone: contactMessages.phone,
  subject: contactMessages.subject,
  message: contactMessages.message,
  state: contactMessages.state,
  due_at: contactMessages.dueAt,
  assigned_to: { _id: staff.id, name: staff.name },
  customer: { _id: customers.id, name: customers.name },
  order_id: contactMessages.orderId,
  language: contactMessages.language,
  linkKey: contactMessages.linkKey,
  created_at: contactMessages.createdAt,
  updated_at: contactMessages.updatedAt,
};

const withPeople = (db: DbOrTx) =>
  db
    .select(message)
    .from(contactMessages)
    .leftJoin(staff, eq(staff.id, contactMessages.assignedTo))
    .leftJoin(customers, eq(customers.id, contactMessages.userId))
    .$dynamic();
export type MessageRow = Awaited<ReturnType<typeof withPeople>>[number];

const MESSAGES_BY = {
  created_at: sql`${contactMessages.createdAt}`,
  name: sql`lower(${contactMessages.name})`,
  subject: sql`lower(${contactMessages.subject})`,
  due_at: sql`${contactMessages.dueAt}`,
};

/** The filters of a list at an instant. */
type Filtered = Pick<ListMessagesInput, 'filters'> & { now: Date };

/** Returns the condition of a text search: what was typed into the form, or the reference number. */
export function matchesText(search: string): SQL | undefined {
  const { name, email, phone, subject } = contactMessages;
  return or(
    ...[name, email, subject, contactMessages.message].map((column) => containsText(column, search)),
    containsPhone(phone, search),
    sql`right(${contactMessages.id}::text, 8) = ${withoutReferencePrefix(search).toLowerCase()}`,
  );
}

function matchingMessages({ filters, now }: Filtered): SQL | undefined {
  const { state, assignedTo, overdue } = filters;
  const search = filters.search?.trim();
  return and(
    search ? matchesText(search) : undefined,
    withinDays(contactMessages.createdAt, filters),
    state === undefined ? undefined : eq(contactMessages.state, state),
    overdue === undefined ? undefined : lt(contactMessages.dueAt, now.toISOString()),
    assignedTo === undefined
      ? undefined
      : assignedTo === 'nobody'
        ? isNull(contactMessages.assignedTo)
        : isUuid(assignedTo)
          ? eq(contactMessages.assignedTo, assignedTo)
          : sql`false`,
  );
}

export async function insertMessage(tx: Tx, values: typeof contactMessages.$inferInsert): Promise<string> {
  return only(await tx.insert(contactMessages).values(values).returning({ id: contactMessages.id })).id;
}

export async function findMessage(db: DbOrTx, id: string): Promise<MessageRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await withPeople(db).where(eq(contactMessages.id, id));
  return row;
}

/** Selects a page of messages, newest first by default. */
export function selectMessages(db: DbOrTx, input: ListMessagesInput & Filtered) {
  const by = MESSAGES_BY[input.sort?.field ?? 'created_at'];
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return withPeople(db)
    .where(matchingMessages(input))
    .orderBy(direction(by), direction(contactMessages.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

const NEWEST_MESSAGES = [desc(contactMessages.createdAt), desc(contactMessages.id)];

/** Returns the ids of all matching messages, newest first. */
export async function findMessageIds(db: DbOrTx, input: Filtered): Promise<PackedIds> {
  const ids = packIds(contactMessages.id, NEWEST_MESSAGES);
  return only(await db.select({ ids }).from(contactMessages).where(matchingMessages(input))).ids;
}

/** Selects some messages, newest first. */
export const selectMessagesOfIds = (db: DbOrTx, ids: readonly string[]) =>
  withPeople(db)
    .where(anyOf(contactMessages.id, ids))
    .orderBy(...NEWEST_MESSAGES);

export async function countMessages(db: DbOrTx, input: Filtered): Promise<number> {
  if (matchingMessages(input) === undefined) return countRows(db, 'contact_messages');
  const [row] = await db.select({ n: count() }).from(contactMessages).where(matchingMessages(input));
  return row?.n ?? 0;
}

const SUBSCRIBERS_BY = {
  created_at: sql`${subscribers.createdAt}`,
  email: sql`lower(${subscribers.email})`,
};

function matchingSubscribers({ filters }: Pick<ListSubscribersInput, 'filters'>): SQL | undefined {
  const search = filters.search?.trim();
  return and(
    search ? containsText(subscribers.email, search) : undefined,
    withinDays(subscribers.createdAt, filters),
    filters.subscribed === undefined
      ? undefined
      : filters.subscribed
        ? isNull(subscribers.unsubscribedAt)
        : isNotNull(subscribers.unsubscribedAt),
  );
}

const subscriber = {
  _id: subscribers.id,
  email: subscribers.email,
  created_at: subscribers.createdAt,
  unsubscribed_at: subscribers.unsubscribedAt,
};
const NEWEST_SUBSCRIBERS = [desc(subscribers.createdAt), desc(subscribers.id)];

/** Returns the ids of all matching subscribers, newest first. */
export async function findSubscriberIds(
  db: DbOrTx,
  filters: ListSubscribersInput['filters'],
): Promise<PackedIds> {
  const ids = packIds(subscribers.id, NEWEST_SUBSCRIBERS);
  return only(await db.select({ ids }).from(subscribers).where(matchingSubscribers({ filters }))).ids;
}

/** Selects some subscribers, newest first. */
export async function selectSubscribersOfIds(db: DbOrTx, ids: readonly string[]) {
  return db
    .select(subscriber)
    .from(subscribers)
    .where(anyOf(subscribers.id, ids))
    .orderBy(...NEWEST_SUBSCRIBERS);
}

/** Selects a page of subscribers, unsubscribed ones too, newest first by default. */
export function selectSubscribers(db: DbOrTx, input: ListSubscribersInput) {
  const by = SUBSCRIBERS_BY[input.sort?.field ?? 'created_at'];
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return db
    .select(subscriber)
    .from(subscribers)
    .where(matchingSubscribers(input))
    .orderBy(direction(by), direction(subscribers.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countSubscribers(db: DbOrTx, input: ListSubscribersInput): Promise<number> {
  const [row] = await db.select({ n: count() }).from(subscribers).where(matchingSubscribers(input));
  return row?.n ?? 0;
}
