import { LEDGER_DISCREPANCY_KINDS } from '@aabha/contracts/reconciliation/reconciliation.schema';
import type { Tx } from '@aabha/db/client';
import type { AppDeps } from '../../context/deps';
import { closeUnseenDiscrepancies, raiseDiscrepancies } from '../discrepancies/raise-discrepancies.service';
import { isPast, runToday } from '../stock/run-daily-job.service';
import { verifyLedger } from './verify-ledger.service';

/** After the check of the books, in India. */
const CHECK_AT = '03:00';

async function check(tx: Tx, at: string): Promise<number> {
  const { findings, isAll } = await verifyLedger(tx);
  await raiseDiscrepancies(tx, findings, at);
  /* With more findings than are stored, those that are not seen may be there all the same. */
  if (isAll) await closeUnseenDiscrepancies(tx, LEDGER_DISCREPANCY_KINDS, at);
  return findings.length;
}

/**
 * Checks the ledger every night from three o'clock in India, in whichever process is first. Its findings become discrepancies;
 * those that are not found again are closed (docs/spec/ledger.md#check). Returns whether it ran.
 */
export async function checkLedger({
  db,
  ports,
  log,
}: Pick<AppDeps, 'db' | 'ports' | 'log'>): Promise<boolean> {
  const now = ports.clock.now();
  if (!isPast(CHECK_AT, now)) return false;
  const findings = await runToday({ db, ports }, 'ledger-check', (tx) => check(tx, now.toISOString()));
  if (findings) log.error({ findings }, 'check of the ledger found differences');
  return findings !== undefined;
}
