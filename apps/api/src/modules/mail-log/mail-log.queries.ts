import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { CUSTOMER_ROLES } from '@aabha/contracts/accounts/accounts.values';
import type { ListMailsInput } from '@aabha/contracts/mails/mails.schema';
import type { MailState } from '@aabha/contracts/mails/mails.values';
import { endOfIndiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { mailCopies } from '@aabha/db/schema/mail-copies';
import { outbox } from '@aabha/db/schema/outbox';
import { beginsLowered } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

type Filters = ListMailsInput['filters'];

/* A literal, since the index of the log is used by this very text only. */
const IS_MAIL = sql`${outbox.kind} like 'mail.%'`;
const HAS_COPY = sql`exists (select from mail_copies copy where copy.effect_id = ${outbox.id})`;

const STATE = sql<MailState>`case when ${outbox.failedAt} is not null then 'failed' when ${outbox.doneAt} is null then 'waiting'
  when ${mailCopies.effectId} is null then 'skipped' else 'sent' end`;

const IN_STATE: Readonly<Record<MailState, SQL | undefined>> = {
  waiting: and(isNull(outbox.doneAt), isNull(outbox.failedAt)),
  failed: isNotNull(outbox.failedAt),
  sent: and(isNotNull(outbox.doneAt), isNull(outbox.failedAt), HAS_COPY),
  skipped: and(isNotNull(outbox.doneAt), isNull(outbox.failedAt), sql`not ${HAS_COPY}`),
};

/** The order that a mail is about: its own, or that of its refund or return. */
const ORDER_ID = sql<string | null>`case
  when ${outbox.kind} like 'mail.wholesale%' then null
  when ${outbox.payload} ? 'orderId' then ${outbox.payload} ->> 'orderId'
  when ${outbox.payload} ? 'refundId' then (select o.id::text from refunds r join orders o on o.payment_id = r.captured_payment_id
    where r.id = (${outbox.payload} ->> 'refundId')::uuid)
  when ${outbox.payload} ? 'returnId' then (select r.order_id::text from return_requests r
    where r.id = (${outbox.payload} ->> 'returnId')::uuid) end`;

/** The customer with the address of a mail. */
const USER_ID = sql<string | null>`(select u.id::text from ${users} u
  where lower(u.email) = lower(${mailCopies.toAddress}) and u.role in ${CUSTOMER_ROLES})`;

/** The mails about an order, none of which is older than it. */
const ofOrder = (orderId: string): SQL =>
  isUuid(orderId)
    ? sql`(${outbox.createdAt} >= (select o.created_at from orders o where o.id = ${orderId}::uuid) and ${ORDER_ID} = ${orderId.toLowerCase()})`
    : sql`false`;

function matching(db: DbOrTx, { state, kind, to, order_id: orderId, from, until }: Filters): SQL | undefined {
  const sentTo = db
    .select({ id: mailCopies.effectId })
    .from(mailCopies)
    .where(beginsLowered(sql`lower(${mailCopies.toAddress})`, to ?? ''));
  return and(
    IS_MAIL,
    state === undefined ? undefined : IN_STATE[state],
    kind === undefined ? undefined : eq(outbox.kind, kind),
    to ? inArray(outbox.id, sentTo) : undefined,
    orderId === undefined ? undefined : ofOrder(orderId),
    from === undefined ? undefined : gte(outbox.createdAt, startOfIndiaDay(from).toISOString()),
    until === undefined ? undefined : lte(outbox.createdAt, endOfIndiaDay(until).toISOString()),
  );
}

function ordering(sort: ListMailsInput['sort']): SQL[] {
  const direction = (sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return [direction(outbox.createdAt), direction(outbox.id)];
}

const columns = {
  id: outbox.id,
  kind: outbox.kind,
  state: STATE,
  to: mailCopies.toAddress,
  subject: mailCopies.subject,
  attempts: outbox.attempts,
  error: outbox.lastError,
  orderId: ORDER_ID,
  userId: USER_ID,
  resendOf: sql<string | null>`${outbox.payload} ->> 'resendOf'`,
  createdAt: outbox.createdAt,
  sentAt: outbox.doneAt,
};

const selectRows = (db: DbOrTx) =>
  db.select(columns).from(outbox).leftJoin(mailCopies, eq(mailCopies.effectId, outbox.id)).$dynamic();
export type MailRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Selects a page of mails, newest first by default. */
export function selectMails(db: DbOrTx, input: ListMailsInput): Promise<MailRow[]> {
  return selectRows(db)
    .where(matching(db, input.filters))
    .orderBy(...ordering(input.sort))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countMails(db: DbOrTx, filters: Filters): Promise<number> {
  return only(await db.select({ n: count() }).from(outbox).where(matching(db, filters))).n;
}

/** Returns the ids of all matching mails, newest first. */
export async function findMailIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const ids = packIds(outbox.id, ordering(undefined));
  return only(await db.select({ ids }).from(outbox).where(matching(db, filters))).ids;
}

/** Selects some mails, newest first. */
export function selectMailsOfIds(db: DbOrTx, ids: readonly string[]): Promise<MailRow[]> {
  return selectRows(db)
    .where(anyOf(outbox.id, ids))
    .orderBy(...ordering(undefined));
}

/** Returns a mail with its copy and payload; undefined for an unknown one. */
export async function findMail(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({
      ...columns,
      payload: outbox.payload,
      html: mailCopies.html,
      attachments: mailCopies.attachments,
    })
    .from(outbox)
    .leftJoin(mailCopies, eq(mailCopies.effectId, outbox.id))
    .where(and(eq(outbox.id, id), IS_MAIL));
  return row;
}

export type FoundMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** Locks a mail, so that it is sent again by one caller at a time. */
export async function lockMail(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id)).for('update');
}

/** Queues a mail that names the earlier one; the trace is that of the earlier one only. */
export async function queueAgain(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`insert into outbox (kind, payload)
    select kind, (payload - 'traceparent') || jsonb_build_object('resendOf', id) from outbox where id = ${id}`);
}

/** Whether staff had a mail sent again that is still waiting. */
export async function isBeingResent(db: DbOrTx, id: string): Promise<boolean> {
  const waiting = and(IN_STATE.waiting, IS_MAIL, sql`${outbox.payload} ->> 'resendOf' = ${id}`);
  return (await db.$count(outbox, waiting)) > 0;
}
