import { indiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import { closeUnseenDiscrepancies, raiseDiscrepancies } from '../discrepancies/raise-discrepancies.service';
import { lastDayOf } from './daily-jobs.queries';
import { writeForecasts } from './forecasts.queries';
import { addressesOf } from './reorder.mails';
import { findUnbalancedStock } from './find-unbalanced-stock.service';
import { isPast, runToday } from './run-daily-job.service';

type Deps = Pick<AppDeps, 'db' | 'ports' | 'settings' | 'log'>;

/** When each job is due, in India: the forecast after the last transactions of the day before. */
const FORECAST_AT = '00:10';
const LEDGER_AT = '02:30';
/** Compares the movements of every television with its stock, and raises a discrepancy for each that differs. */
async function checkLedger(tx: Tx, at: string): Promise<number> {
  const differences = await findUnbalancedStock(tx);
  await raiseDiscrepancies(tx, differences, at);
  await closeUnseenDiscrepancies(tx, ['stock-differs'], at);
  return differences.length;
}

/** Queues the mail of what to order to each address of the settings; one that finds nothing to say is not sent. */
async function queueMails(tx: Tx, { settings }: Deps, day: string): Promise<number> {
  const addresses = addressesOf(settings);
  for (const position of addresses.keys()) await enqueue(tx, 'mail.reorder', { day, position });
  return addresses.length;
}

/**
 * Runs the daily jobs of stock that are due: the forecast, the comparison of the ledger, and the mail of what to order
 * (docs/spec/stock.md#daily-jobs). Returns how many ran. Any number of processes may call it.
 */
export async function runStockJobs(deps: Deps): Promise<number> {
  const now = deps.ports.clock.now();
  const { reorderMailAt } = deps.settings.current;
  const ran: (number | undefined)[] = [];
  if (isPast(FORECAST_AT, now)) ran.push(await runToday(deps, 'stock-forecast', writeForecasts));
  if (isPast(LEDGER_AT, now)) {
    const differing = await runToday(deps, 'stock-ledger', (tx) => checkLedger(tx, now.toISOString()));
    if (differing) deps.log.error({ televisions: differing }, 'stock ledger differs from the stock');
    ran.push(differing);
  }
  const isForecast = (await lastDayOf(deps.db, 'stock-forecast')) === indiaDay(now);
  if (isForecast && isPast(reorderMailAt, now) && addressesOf(deps.settings).length > 0)
    ran.push(await runToday(deps, 'reorder-mail', (tx, today) => queueMails(tx, deps, today)));
  return ran.filter((found) => found !== undefined).length;
}
