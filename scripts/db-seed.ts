import { parseArgs } from 'node:util';
import { seedBulk } from '@aabha/db/seed/bulk/seed-bulk';
import { seedDemo } from '@aabha/db/seed/seed';
import { databaseUrl } from './stack/database-url';
import { openMediaStore } from '@aabha/db/media/open-media-store';
import { mediaDir } from './stack/media-dir';
import { mediaPlace } from './stack/media-place';
import { runCommand } from './stack/run-command';

const HELP = `Loads the demo data where it is not: npm run db:seed

Fills it up for a look at large lists, so many in all, whichever are named:
  npm run db:seed -- --orders 100000 --areas 20000 --products 100000

  --orders    orders of the last year, with payments, invoices, timelines, refunds, returns, customers,
              complaints, messages, wholesale orders, mails, audit entries and visits in proportion
  --areas     service areas
  --products  televisions on sale

Works on DATABASE_URL or on the running shop's own database; never in production, nor in a database with
data that is not the demo's.`;

const size = (name: string, value: string | undefined): number | undefined => {
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value)) throw new Error(`--${name} takes a whole number, not ${value}.`);
  return Number(value);
};

function assertNoRunningShop(): void {
  if (process.env.NODE_ENV === 'production') throw new Error('Demo data does not belong in production.');
  if (process.env.RAZORPAY_KEY_ID?.startsWith('rzp_live'))
    throw new Error('Demo data does not belong in a shop that takes real money.');
}

runCommand(async () => {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { orders: option, areas: option, products: option, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return HELP;
  assertNoRunningShop();
  const wanted = {
    orders: size('orders', values.orders),
    serviceAreas: size('areas', values.areas),
    products: size('products', values.products),
  };
  const url = databaseUrl();
  await seedDemo({ databaseUrl: url, mediaDir: mediaDir(), store: openMediaStore(mediaPlace()) });
  if (Object.values(wanted).every((number) => number === undefined)) return 'The demo data is there.';
  const beganMs = performance.now();
  await seedBulk(url, wanted);
  return `The demo data is there, filled up in ${((performance.now() - beganMs) / 1000).toFixed(0)} s.`;
});
