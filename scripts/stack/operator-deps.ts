import { openProcessCache } from '@aabha/api/cache/process-cache';
import { readConfig } from '@aabha/api/core/config';
import type { AppDeps } from '@aabha/api/context/deps';
import { transactionHandlers } from '@aabha/api/effects';
import { openLog } from '@aabha/api/core/log';
import { openPorts } from '@aabha/api/ports/index';
import { openInvoiceNumbers } from '@aabha/api/modules/invoices/invoice-numbers';
import { openLiveChanges } from '@aabha/api/modules/live/live-changes';
import { openLiveSettings } from '@aabha/api/modules/settings/live-settings';
import { openWaitingRooms } from '@aabha/api/modules/waiting-room/waiting-rooms';
import { openBrowserReports } from '@aabha/api/modules/browser-reports/browser-reports';
import { openRefusedPins } from '@aabha/api/modules/refused-pins/refused-pins';
import { openRateLimits } from '@aabha/api/core/rate-limits';
import { openDatabase } from '@aabha/db/client';
import { operatorEnv } from './operator-env';

/** What the services of the API need, for a command that calls one. `close()` it at the end. */
export async function openOperatorDeps(
  env: NodeJS.ProcessEnv,
): Promise<{ deps: AppDeps; close(): Promise<void> }> {
  const config = readConfig(operatorEnv(env));
  const log = openLog(config.LOG_LEVEL);
  const { db, sql, close } = openDatabase(config.DATABASE_URL, {
    maxConnections: 2,
    applicationName: 'aabha-operator',
  });
  const limits = openRateLimits(db, config.RATE_LIMIT_ADDRESS_FACTOR);
  const cache = openProcessCache({ ...config, RESPONSE_CACHE_MB: 0 }, log);
  const live = openLiveChanges(cache);
  const settings = openLiveSettings({ db, config, cache, log });
  const ports = openPorts(config, () => settings.mailFrom);
  await settings.refresh();
  const refusedPins = openRefusedPins(db, () => ports.clock.now(), log);
  const browserReports = openBrowserReports(db, () => ports.clock.now(), log);
  const invoiceNumbers = openInvoiceNumbers(db, () => ports.clock.now());
  return {
    deps: {
      config,
      settings,
      db,
      workDb: db,
      sql,
      ports,
      limits,
      cache,
      live,
      invoiceNumbers,
      waitingRooms: openWaitingRooms(db, () => ports.clock.now(), log),
      handlers: transactionHandlers,
      refusedPins,
      browserReports,
      log,
    },
    async close() {
      live.stop();
      await refusedPins.stop();
      await browserReports.stop();
      ports.mail.close();
      await close();
    },
  };
}
