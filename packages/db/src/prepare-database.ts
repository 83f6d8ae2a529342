import type { OnRetry } from './apply-migrations';
import { migrate } from './migrate';
import { loadPinCodes, shippedPinCodes } from './reference/pin-codes';

/**
 * Brings a database up to date: its tables, then the reference data that the shop cannot do without. Where everything is
 * there already nothing is written.
 */
export async function prepareDatabase(databaseUrl: string, onRetry?: OnRetry): Promise<void> {
  await migrate(databaseUrl, { onRetry });
  await loadPinCodes(databaseUrl, await shippedPinCodes(), { correct: false });
}
