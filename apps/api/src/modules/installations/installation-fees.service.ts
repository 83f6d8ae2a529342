import {
  feesForBuyer,
  installationFeesOf,
  type InstallationFees,
} from '@aabha/contracts/installations/installation-fees';
import { ChoiceValues } from '@aabha/contracts/shop-settings/choice-values';
import type { DbOrTx } from '@aabha/db/client';
import type { RequestContext } from '../../context/context';
import { sectionAt } from '../settings/section-at.service';
import { isInZone } from './zones.queries';

/**
 * Returns what the buyer of an order pays for each kind of installation, in paise: at most what the settings said when the order
 * was placed (docs/spec/installation.md#fee).
 */
export async function feesOfOrder(
  { settings }: Pick<RequestContext, 'settings'>,
  db: DbOrTx,
  { placedAt }: { placedAt: string },
): Promise<InstallationFees> {
  const now = installationFeesOf(settings.current);
  const stored = ChoiceValues.installations.safeParse(await sectionAt(db, 'installations', placedAt));
  return stored.success ? feesForBuyer(installationFeesOf(stored.data), now) : now;
}

/** Returns what a visit to a PIN code costs now, by kind; null where no technician comes. */
export async function feesAtPin(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  zip: string,
): Promise<InstallationFees | null> {
  return (await isInZone(db, zip)) ? installationFeesOf(settings.current) : null;
}
