import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '@aabha/db/client';
import type { ProcessMetrics } from '@aabha/web/process-metrics';
import { readShopFigures, SHOP_FIGURES, type FigureRow, type ShopFigure } from './shop-figures.queries';

/** How long figures are shown before they are read again, however often the process is scraped. */
const FRESH_MS = 5000;

/** Returns a function that reads the figures at most once in `FRESH_MS`; undefined when the database did not respond. */
function figuresReader(db: Db, log: FastifyBaseLogger) {
  let readAt = -Infinity;
  let reading: Promise<readonly FigureRow[] | undefined> = Promise.resolve(undefined);
  return () => {
    const now = performance.now();
    if (now - readAt < FRESH_MS) return reading;
    readAt = now;
    reading = readShopFigures(db).catch((error: unknown) => {
      log.warn({ err: error }, 'figures for metrics could not be read');
      return undefined;
    });
    return reading;
  };
}

/**
 * Shows figures of the shop that are in the database, read when the process is scraped. For worker processes only, since
 * every process would show the same. While the database does not respond the figures are absent.
 */
export function observeShop({ prom, registry }: ProcessMetrics, db: Db, log: FastifyBaseLogger): void {
  const registers = [registry];
  const read = figuresReader(db, log);
  for (const [figure, { help, label }] of Object.entries(SHOP_FIGURES) as [
    ShopFigure,
    (typeof SHOP_FIGURES)[ShopFigure],
  ][])
    new prom.Gauge({
      name: `aabha_${figure}`,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        const rows = await read();
        this.reset();
        /* A figure without a label starts with 0, which would be a false value. */
        if (!rows) return this.remove();
        for (const row of rows)
          if (row.figure === figure) this.set(label === undefined ? {} : { [label]: row.label }, row.value);
      },
    });
  new prom.Gauge({
    name: 'aabha_shop_figures_up',
    help: '1 when the figures of the shop could be read from the database.',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
}
