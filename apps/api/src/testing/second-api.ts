import type { AddressInfo } from 'node:net';
import { openDatabase } from '@aabha/db/client';
import { openProcessCache } from '../cache/process-cache';
import { buildApp } from '../app';
import { poolerOf } from '../databases';
import type { AppDeps } from '../context/deps';
import { openInvoiceNumbers } from '../modules/invoices/invoice-numbers';
import { openLiveChanges } from '../modules/live/live-changes';
import { openLiveSettings } from '../modules/settings/live-settings';
import { openBrowserReports } from '../modules/browser-reports/browser-reports';
import { openRefusedPins } from '../modules/refused-pins/refused-pins';
import { openWaitingRooms } from '../modules/waiting-room/waiting-rooms';
import type { TestShop } from './test-shop';

/**
 * Starts another API on the same database, with a pool and a cache of its own, as a second process would
 * have.
 */
export async function startSecondApi(shop: TestShop) {
  const { config, log } = shop.deps;
  const database = openDatabase(config.DATABASE_URL, {
    applicationName: 'second',
    pooler: poolerOf(config),
  });
  const cache = openProcessCache(config, log);
  const deps: AppDeps = {
    ...shop.deps,
    settings: openLiveSettings({ db: database.db, config, cache, log }),
    db: database.db,
    workDb: database.db,
    sql: database.sql,
    cache,
    live: openLiveChanges(cache),
    invoiceNumbers: openInvoiceNumbers(database.db, () => shop.deps.ports.clock.now()),
    waitingRooms: openWaitingRooms(database.db, () => shop.deps.ports.clock.now(), log),
    refusedPins: openRefusedPins(database.db, () => shop.deps.ports.clock.now(), log),
    browserReports: openBrowserReports(database.db, () => shop.deps.ports.clock.now(), log),
  };
  const app = await buildApp(deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    deps,
    async stop() {
      await app.close();
      await deps.refusedPins.stop();
      await deps.browserReports.stop();
      await cache.stop();
      await database.close();
    },
  };
}
export type SecondApi = Awaited<ReturnType<typeof startSecondApi>>;
