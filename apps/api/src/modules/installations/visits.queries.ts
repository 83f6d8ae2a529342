import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { VISIT_CODE_TRIES } from '@aabha/contracts/installations/visits.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import {
  installationFiles,
  installationLinks,
  installationUnits,
} from '@aabha/db/schema/installation-visits';
import { installations } from '@aabha/db/schema/installations';
import { shipments, shipmentSerials } from '@aabha/db/schema/shipments';

const LINK = {
  installationId: installationLinks.installationId,
  tokenHash: installationLinks.tokenHash,
  note: installationLinks.note,
  sentBy: installationLinks.sentBy,
  day: installations.day,
};

/** Returns the link with this hash; undefined once another one was made, or the visit has moved. */
export async function findVisitLink(db: DbOrTx, tokenHash: string) {
  const [row] = await db
    .select(LINK)
    .from(installationLinks)
    .innerJoin(installations, eq(installations.id, installationLinks.installationId))
    .where(eq(installationLinks.tokenHash, tokenHash));
  return row;
}
export type VisitLinkRow = NonNullable<Awaited<ReturnType<typeof findVisitLink>>>;

interface NewLink {
  installationId: string;
  tokenHash: string;
  note: string;
  sentBy: string;
}

/** Stores the link of a visit in place of an earlier one, which ends. */
export async function replaceVisitLink(tx: Tx, link: NewLink, at: string): Promise<void> {
  const values = { ...link, triesLeft: VISIT_CODE_TRIES, createdAt: at };
  await tx
    .insert(installationLinks)
    .values(values)
    .onConflictDoUpdate({ target: installationLinks.installationId, set: values });
}

/** Ends the link of a visit. */
export async function deleteVisitLink(tx: Tx, installationId: string): Promise<void> {
  await tx.delete(installationLinks).where(eq(installationLinks.installationId, installationId));
}

/** Takes one of the tries of a link. Returns how many are left then; undefined where there was none. */
export async function takeTry(tx: Tx, installationId: string): Promise<number | undefined> {
  const [row] = await tx
    .update(installationLinks)
    .set({ triesLeft: sql`${installationLinks.triesLeft} - 1` })
    .where(and(eq(installationLinks.installationId, installationId), gt(installationLinks.triesLeft, 0)))
    .returning({ left: installationLinks.triesLeft });
  return row?.left;
}

/** Returns the televisions that were packed for a line of an order by their serial numbers and are still with its buyer. */
export const selectPackedSerials = (
  db: DbOrTx,
  { orderId, position }: { orderId: string; position: number },
) =>
  db
    .select({
      id: shipmentSerials.id,
      serial: shipmentSerials.serial,
      isInstalled: sql<boolean>`${installationUnits.installationId} is not null`,
    })
    .from(shipmentSerials)
    .innerJoin(shipments, eq(shipments.id, shipmentSerials.shipmentId))
    .leftJoin(installationUnits, eq(installationUnits.serialId, shipmentSerials.id))
    .where(
      and(
        eq(shipments.orderId, orderId),
        eq(shipmentSerials.position, position),
        inArray(shipments.state, ['packed', 'shipped', 'delivered']),
        isNull(shipmentSerials.releasedAt),
        isNull(shipmentSerials.replacementId),
      ),
    )
    .orderBy(asc(shipmentSerials.id));

export async function insertInstalledUnit(
  tx: Tx,
  unit: { installationId: string; serialId: string },
): Promise<void> {
  await tx.insert(installationUnits).values(unit);
}

export async function insertVisitPhotos(
  tx: Tx,
  installationId: string,
  files: readonly { name: string; bytes: number; content: Buffer }[],
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(installationFiles)
    .values(files.map(({ name, bytes, content }) => ({ installationId, name, bytes, content })));
}

/** Returns a photo with its content. */
export async function findVisitPhoto(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ name: installationFiles.name, content: installationFiles.content })
    .from(installationFiles)
    .where(eq(installationFiles.id, id));
  return row;
}
