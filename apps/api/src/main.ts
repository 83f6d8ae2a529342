import { failureForLog } from '@aabha/contracts/logs/failure-for-log';
import { stopOnSignals } from '@aabha/web/stop-on-signals';
import { openProcessCache } from './cache/process-cache';
import { transactionHandlers } from './effects';
import { buildApp } from './app';
import { openDatabases, openReplica } from './databases';
import { ConfigError, configWarnings, readConfig, type Config } from './core/config';
import type { AppDeps } from './context/deps';
import { checkRoles } from './check-roles';
import { limitHeapGrowth } from './core/heap-growth';
import { openLog } from './core/log';
import { openApiMetrics } from './metrics/api-metrics';
import { openPorts } from './ports';
import { openInvoiceNumbers } from './modules/invoices/invoice-numbers';
import { openLiveChanges } from './modules/live/live-changes';
import { openBrowserReports } from './modules/browser-reports/browser-reports';
import { openRefusedPins } from './modules/refused-pins/refused-pins';
import { openLiveSettings } from './modules/settings/live-settings';
import { openWaitingRooms } from './modules/waiting-room/waiting-rooms';
import { openRateLimits } from './core/rate-limits';
import { openTracing } from './tracing/open-tracing';
import { startWorkers } from './workers';

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`Wrong configuration: ${error.message}\n`);
    process.exit(1);
  }
}

/** Logs an uncaught exception and exits: Node would print all properties of the error, including values of statements. */
function exitOnUncaughtException(log: ReturnType<typeof openLog>): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception, stopping');
    process.exit(1);
  });
}

/** Opens what a process holds in memory, and its ports. */
function openServices(config: Config, db: AppDeps['db'], log: ReturnType<typeof openLog>) {
  const cache = openProcessCache(config, log);
  const settings = openLiveSettings({ db, config, cache, log });
  const ports = openPorts(config, () => settings.mailFrom);
  const now = () => ports.clock.now();
  return {
    settings,
    ports,
    limits: openRateLimits(db, config.RATE_LIMIT_ADDRESS_FACTOR),
    cache,
    live: openLiveChanges(cache),
    invoiceNumbers: openInvoiceNumbers(db, now),
    waitingRooms: openWaitingRooms(db, now, log),
    refusedPins: openRefusedPins(db, now, log),
    browserReports: openBrowserReports(db, now, log),
  };
}

async function main(): Promise<void> {
  const config = configOrExit();
  limitHeapGrowth(config.HEAP_GROWTH_PERCENT);
  const log = openLog(config.LOG_LEVEL);
  for (const warning of configWarnings(config)) log.warn(warning);
  exitOnUncaughtException(log);
  const metrics = await openApiMetrics(config);
  const stopTracing = await openTracing(config);
  const { close: closeDatabases, ...databases } = openDatabases(config, metrics?.observerOf);
  const replica = openReplica(config, { primary: databases.db, log, observerOf: metrics?.observerOf });
  const services = openServices(config, databases.db, log);
  const { settings, waitingRooms, refusedPins, browserReports, cache, ports } = services;
  const deps: AppDeps = {
    config,
    ...databases,
    replica,
    ...services,
    handlers: transactionHandlers,
    log,
    metrics: metrics?.process,
  };
  metrics?.observe(deps);

  await checkRoles(deps);
  await settings.start();
  const app = config.API_ROLE === 'worker' ? undefined : await buildApp(deps);
  if (app) await waitingRooms.start();
  const workers = config.API_ROLE === 'web' ? undefined : startWorkers(deps);
  await app?.listen({ host: config.HOST, port: config.API_PORT });

  stopOnSignals({
    log,
    app,
    drainMs: config.DRAIN_SECONDS * 1000,
    stopWork: async () => workers?.stop(),
    release: async () => {
      settings.stop();
      waitingRooms.stop();
      await refusedPins.stop();
      await browserReports.stop();
      await cache.stop();
      ports.mail.close();
      await replica?.stop();
      await closeDatabases();
      await metrics?.process.stop();
      await stopTracing();
    },
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`The API could not start: ${failureForLog(error).message}\n`);
  process.exit(1);
});
