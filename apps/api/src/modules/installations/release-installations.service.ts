import type { Tx } from '@aabha/db/client';
import { enqueue } from '../../outbox/outbox';
import { freePlace } from './installation-slots.queries';
import {
  lockOrdersToInstall,
  openInstallationsOf,
  updateInstallation,
  type InstallationRow,
} from './installations.queries';

/** Cancels an open installation of a locked order and frees its place. */
export async function releaseInstallation(tx: Tx, { id, zoneId, day, part }: InstallationRow): Promise<void> {
  if (zoneId !== null) await freePlace(tx, { zoneId, day, part });
  await updateInstallation(tx, id, { state: 'cancelled' });
}

/** Cancels the open installations of a locked order that was cancelled or returned, with a mail of each. */
export async function releaseInstallationsOfOrder(tx: Tx, orderId: string): Promise<void> {
  for (const row of await openInstallationsOf(tx, orderId)) {
    await releaseInstallation(tx, row);
    const mail = { orderId, installationId: row.id, change: 'cancelled', slot: null } as const;
    await enqueue(tx, 'mail.installation', mail);
  }
}

/** Cancels the open installations of an account that is erased, without a mail. */
export async function releaseInstallationsOf(tx: Tx, userId: string): Promise<void> {
  for (const orderId of await lockOrdersToInstall(tx, userId))
    for (const row of await openInstallationsOf(tx, orderId)) await releaseInstallation(tx, row);
}
