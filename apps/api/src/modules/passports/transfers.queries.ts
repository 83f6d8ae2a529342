import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { OfferState } from '@aabha/contracts/passports/transfers.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { orders } from '@aabha/db/schema/orders';
import { passportOffers, passportTransfers } from '@aabha/db/schema/passport-transfers';
import { shipments, shipmentSerials } from '@aabha/db/schema/shipments';
import { only } from '@aabha/db/tx';

/** Lets a television be offered, transferred, returned and replaced by one transaction after the other. */
export async function lockSerial(tx: Tx, serialId: string): Promise<void> {
  const { id } = shipmentSerials;
  await tx.select({ id }).from(shipmentSerials).where(eq(id, serialId)).for('update');
}

/** Returns the address of an account that stays as it is until the transaction ends; undefined for a closed one. */
export async function lockEmailOf(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ email: users.email, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return row?.disabledAt === null ? row.email : undefined;
}

/** Returns the address of an account. */
export async function findEmailOf(db: DbOrTx, userId: string): Promise<string> {
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return rows[0]?.email ?? '';
}

const offered = {
  id: passportOffers.id,
  serialId: passportOffers.serialId,
  fromUserId: passportOffers.fromUserId,
  email: passportOffers.email,
  state: passportOffers.state,
  language: passportOffers.language,
  expiresAt: passportOffers.expiresAt,
};

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Returns the offer with this hash of its token. */
export async function findOffer(db: DbOrTx, tokenHash: string) {
  const [row] = await db.select(offered).from(passportOffers).where(eq(passportOffers.tokenHash, tokenHash));
  return row;
}

/** Returns an offer for its mails, with the address of who made it; undefined once either person was erased. */
export async function findOfferToMail(db: DbOrTx, id: string) {
  const [row] = await db
    .select({ ...offered, fromEmail: users.email, isFromClosed: isNotNull(users.disabledAt) })
    .from(passportOffers)
    .innerJoin(users, eq(users.id, passportOffers.fromUserId))
    .where(eq(passportOffers.id, id));
  return row;
}

/** Returns the offer of a television that is stored as open. */
export async function findOpenOffer(db: DbOrTx, serialId: string) {
  const isOpen = and(eq(passportOffers.serialId, serialId), eq(passportOffers.state, 'open'));
  const [row] = await db.select(offered).from(passportOffers).where(isOpen);
  return row;
}

export async function insertOffer(tx: Tx, values: typeof passportOffers.$inferInsert): Promise<string> {
  return only(await tx.insert(passportOffers).values(values).returning({ id: passportOffers.id })).id;
}

/** Ends an offer that is stored as open. Returns whether it was. */
export async function endOffer(
  tx: DbOrTx,
  id: string,
  values: { state: Exclude<OfferState, 'open'>; endedAt: string },
): Promise<boolean> {
  const ended = await tx
    .update(passportOffers)
    .set(values)
    .where(and(eq(passportOffers.id, id), eq(passportOffers.state, 'open')))
    .returning({ id: passportOffers.id });
  return ended.length > 0;
}

/** Ends the offers whose time is over, and those of televisions that came back. Returns how many. */
export async function endOverdueOffers(db: DbOrTx, now: Date): Promise<number> {
  const at = now.toISOString();
  const isBack = sql`exists (select from ${shipmentSerials} where ${shipmentSerials.id} = ${passportOffers.serialId}
    and (${shipmentSerials.releasedAt} is not null or ${shipmentSerials.replacementId} is not null))`;
  const rows = await db
    .update(passportOffers)
    .set({ state: sql`case when ${isBack} then 'ended' else 'expired' end`, endedAt: at })
    .where(and(eq(passportOffers.state, 'open'), sql`(${passportOffers.expiresAt} <= ${at} or ${isBack})`))
    .returning({ id: passportOffers.id });
  return rows.length;
}

/** Adds the next owner of a television, whose links of lower versions end with it. */
export async function insertTransfer(tx: Tx, values: typeof passportTransfers.$inferInsert): Promise<void> {
  await tx.insert(passportTransfers).values(values);
}

/** Returns the transfers of televisions by their serial numbers, the latest first. */
export const selectTransfers = (db: DbOrTx, serialIds: readonly string[]) =>
  db
    .select({
      serialId: passportTransfers.serialId,
      fromUserId: passportTransfers.fromUserId,
      at: passportTransfers.at,
    })
    .from(passportTransfers)
    .where(sql`${passportTransfers.serialId} = any(${sql.param([...serialIds])}::uuid[])`)
    .orderBy(desc(passportTransfers.version));

/** The televisions that a person owns and that did not come back: bought and kept, or transferred to them. */
const ownedBy = (userId: string) => sql`(
  select ${shipmentSerials.id} as id from ${orders}
    join ${shipments} on ${shipments.orderId} = ${orders.id} and ${shipments.state} in ('shipped', 'delivered')
    join ${shipmentSerials} on ${shipmentSerials.shipmentId} = ${shipments.id} and ${shipmentSerials.releasedAt} is null
    where ${orders.userId} = ${userId}
      and not exists (select from ${passportTransfers} where ${passportTransfers.serialId} = ${shipmentSerials.id})
  union all
  select mine.serial_id from ${passportTransfers} mine
    join ${shipmentSerials} on ${shipmentSerials.id} = mine.serial_id and ${shipmentSerials.releasedAt} is null
    where mine.to_user_id = ${userId} and not exists (select from ${passportTransfers} later
      where later.serial_id = mine.serial_id and later.version > mine.version)
)`;

/** Returns a page of the serial numbers’ ids of the televisions that a person owns, the newest first, and how many there are. */
export async function selectOwnedIds(
  db: DbOrTx,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const owned = ownedBy(userId);
  const [page, [counted]] = await Promise.all([
    db.execute<{ id: string }>(
      sql`select id from ${owned} owned order by id desc limit ${limit} offset ${offset}`,
    ),
    db.execute<{ total: number }>(sql`select count(*)::int as total from ${owned} owned`),
  ]);
  return { ids: page.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** Whether a television was transferred to a person who owns it now. */
export async function isTransferredTo(
  db: DbOrTx,
  { serialId, userId }: { serialId: string; userId: string },
): Promise<boolean> {
  if (!isUuid(serialId)) return false;
  const [last] = await db
    .select({ toUserId: passportTransfers.toUserId })
    .from(passportTransfers)
    .where(eq(passportTransfers.serialId, serialId))
    .orderBy(desc(passportTransfers.version))
    .limit(1);
  return last?.toUserId === userId;
}

/**
 * Gives the televisions of a packed replacement to the owners of those that they replace, the first of a line to that of the
 * first, where these are not their buyer.
 */
export async function passOnOwners(tx: Tx, { id, at }: { id: string; at: string }): Promise<void> {
  await tx.execute(sql`
    with numbered as (
      select s.id, s.position, s.shipment_id, s.replacement_id,
        row_number() over (partition by s.shipment_id = sh.id, s.position order by s.id) as n
      from shipment_serials s join shipments sh on sh.id = ${id} and sh.replacement_id is not null
      where s.shipment_id = sh.id or s.replacement_id = sh.replacement_id
    )
    insert into passport_transfers (serial_id, version, from_user_id, to_user_id, at)
    select sent.id, 2, o.user_id, owner.to_user_id, ${at}
    from shipments sh
    join orders o on o.id = sh.order_id
    join numbered sent on sent.shipment_id = sh.id
    join numbered former on former.replacement_id = sh.replacement_id and former.position = sent.position and former.n = sent.n
    join lateral (select t.to_user_id from passport_transfers t where t.serial_id = former.id
      order by t.version desc limit 1) owner on owner.to_user_id <> o.user_id
    where sh.id = ${id}
    on conflict do nothing`);
}
