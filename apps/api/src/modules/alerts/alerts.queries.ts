import { and, count, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { AlertKind, AlertState } from '@aabha/contracts/alerts/alerts.values';
import type { Paise } from '@aabha/contracts/money/money';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { productAlerts, stockAlertWatches } from '@aabha/db/schema/product-alerts';
import { products } from '@aabha/db/schema/products';
import { only } from '@aabha/db/tx';
import { pictureHashes } from '../media/picture-columns.queries';
import { freeStock } from '../stock/stock.queries';

/** Whose alerts: an account with its address in lower case, or the address of a visitor. */
export interface AlertPerson {
  userId: string | null;
  emailKey: string;
}

/** Alerts of an account are also those that its address asked for without it. */
const ofPerson = ({ userId, emailKey }: AlertPerson): SQL => {
  const byEmail = sql`lower(${productAlerts.email}) = ${emailKey}`;
  return userId === null ? byEmail : sql`(${productAlerts.userId} = ${userId} or ${byEmail})`;
};

const isActive = eq(productAlerts.state, 'active');

/** Returns id, price and free units of a listed television, as this person sees them. */
export async function findTelevision(db: DbOrTx, id: string, viewerId: string | undefined) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ id: products.id, pricePaise: products.newPricePaise, freeUnits: freeStock(viewerId) })
    .from(products)
    .where(and(eq(products.id, id), eq(products.isListed, true)));
  return row;
}

/** Lets the alerts of an address be counted and changed by one transaction after the other. */
export async function lockAlertsOf(tx: Tx, emailKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('alerts ' || ${emailKey}::text, 0))`);
}

/** Returns the address of an account in lower case. */
export async function findEmailKey(db: DbOrTx, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ emailKey: sql<string>`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, userId));
  return row?.emailKey;
}

/** Returns the customer's account of an address that can sign in. */
export async function findCustomerId(db: DbOrTx, emailKey: string): Promise<string | null> {
  const isCustomer = inArray(users.role, ['User', 'Business']);
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, emailKey), isCustomer, isNull(users.disabledAt)));
  return row?.id ?? null;
}

interface AlertKey {
  productId: string;
  kind: AlertKind;
}

/** Returns the active alert of a person about a television. */
export async function findActive(db: DbOrTx, person: AlertPerson, { productId, kind }: AlertKey) {
  const { id, targetPaise, activeAt } = productAlerts;
  const [row] = await db
    .select({ id, targetPaise, activeAt })
    .from(productAlerts)
    .where(
      and(ofPerson(person), isActive, eq(productAlerts.productId, productId), eq(productAlerts.kind, kind)),
    );
  return row;
}

export async function countActive(db: DbOrTx, person: AlertPerson): Promise<number> {
  const rows = db
    .select({ n: count() })
    .from(productAlerts)
    .where(and(ofPerson(person), isActive));
  return only(await rows).n;
}

/** Returns the alert of an address that waits for its confirmation. */
export async function findWaiting(db: DbOrTx, emailKey: string, { productId, kind }: AlertKey) {
  const [row] = await db
    .select({ id: productAlerts.id, askedAt: productAlerts.askedAt })
    .from(productAlerts)
    .where(
      and(
        sql`lower(${productAlerts.email}) = ${emailKey}`,
        eq(productAlerts.state, 'waiting'),
        eq(productAlerts.productId, productId),
        eq(productAlerts.kind, kind),
      ),
    );
  return row;
}

/** Returns how many mails asked an address for a confirmation since an instant. */
export async function countAsked(db: DbOrTx, emailKey: string, since: Date): Promise<number> {
  const isOfAddress = sql`lower(${productAlerts.email}) = ${emailKey}`;
  const rows = db
    .select({ n: count() })
    .from(productAlerts)
    .where(and(isOfAddress, gt(productAlerts.askedAt, since.toISOString())));
  return only(await rows).n;
}

export async function insertAlert(tx: Tx, values: typeof productAlerts.$inferInsert): Promise<string> {
  return only(await tx.insert(productAlerts).values(values).returning({ id: productAlerts.id })).id;
}

export async function updateAlert(
  tx: Tx,
  id: string,
  values: Partial<typeof productAlerts.$inferInsert>,
): Promise<void> {
  await tx.update(productAlerts).set(values).where(eq(productAlerts.id, id));
}

/** Ends alerts that have not ended. Returns those that it ended, with the state before. */
export async function endAlerts(
  tx: Tx,
  which: { id: string; person?: AlertPerson },
  values: { state: Extract<AlertState, 'stopped'>; endedAt: string },
) {
  if (!isUuid(which.id)) return undefined;
  const mine = which.person === undefined ? undefined : ofPerson(which.person);
  const [row] = await tx
    .update(productAlerts)
    .set(values)
    .where(and(eq(productAlerts.id, which.id), inArray(productAlerts.state, ['waiting', 'active']), mine))
    .returning({
      id: productAlerts.id,
      userId: productAlerts.userId,
      email: productAlerts.email,
      isProved: sql<boolean>`${productAlerts.activeAt} is not null`,
    });
  return row;
}

/** Notes that people wait for a television, which is sold out now; one that is watched already keeps its time unless it says so. */
export async function watchStock(tx: Tx, productId: string, isSoldOut: boolean): Promise<void> {
  const watch = tx.insert(stockAlertWatches).values({ productId, soldOutAt: sql`now()` });
  await (isSoldOut
    ? watch.onConflictDoUpdate({ target: stockAlertWatches.productId, set: { soldOutAt: sql`now()` } })
    : watch.onConflictDoNothing());
}

const shown = {
  _id: productAlerts.id,
  kind: productAlerts.kind,
  target: productAlerts.targetPaise,
  state: productAlerts.state,
  language: productAlerts.language,
  since: sql`coalesce(${productAlerts.activeAt}, ${productAlerts.createdAt})`.mapWith(
    productAlerts.createdAt,
  ),
  expires_at: productAlerts.expiresAt,
  productId: products.id,
  name: products.name,
  newPrice: sql<Paise>`${products.newPricePaise}`.mapWith(products.newPricePaise),
  isListed: products.isListed,
  pictureHashes: pictureHashes(),
};

const selectShown = (db: DbOrTx) =>
  db.select(shown).from(productAlerts).innerJoin(products, eq(products.id, productAlerts.productId));
export type AlertRow = Awaited<ReturnType<typeof selectActive>>[number];

/** Selects the active alerts of a person, newest first. */
export function selectActive(db: DbOrTx, person: AlertPerson, productId: string | undefined) {
  const ofProduct =
    productId === undefined
      ? undefined
      : isUuid(productId)
        ? eq(productAlerts.productId, productId)
        : sql`false`;
  return selectShown(db)
    .where(and(ofPerson(person), isActive, ofProduct))
    .orderBy(desc(productAlerts.activeAt), desc(productAlerts.id));
}

export async function findAlert(db: DbOrTx, id: string): Promise<AlertRow | undefined> {
  const [row] = await selectShown(db).where(eq(productAlerts.id, id));
  return row;
}

/** Returns what the link of a mail is about. */
export async function findByToken(db: DbOrTx, token: string) {
  const [row] = await db
    .select({
      id: productAlerts.id,
      state: productAlerts.state,
      email: productAlerts.email,
      userId: productAlerts.userId,
      productId: productAlerts.productId,
      kind: productAlerts.kind,
      expiresAt: productAlerts.expiresAt,
    })
    .from(productAlerts)
    .where(eq(productAlerts.token, token));
  return row;
}

/** Returns an alert for its mail, with the address of its person; undefined once it was erased or the account is closed. */
export async function findAlertToMail(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      ...shown,
      token: productAlerts.token,
      userId: productAlerts.userId,
      email: sql<string>`coalesce(${users.email}, ${productAlerts.email})`,
    })
    .from(productAlerts)
    .innerJoin(products, eq(products.id, productAlerts.productId))
    .leftJoin(users, eq(users.id, productAlerts.userId))
    .where(and(eq(productAlerts.id, id), isNull(users.disabledAt)));
  return row;
}
