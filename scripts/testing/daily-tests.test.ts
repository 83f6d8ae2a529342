import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../install.mjs';
import { BROWSER_ON_EACH_CHANGE, DAILY } from './daily-tests';

/** Whether a place has tests: a file with an ending, or a folder with files that have it. */
const hasTests = (place: string, ending: string) =>
  place.endsWith('/')
    ? existsSync(join(root, place)) &&
      readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).some((name) =>
        name.endsWith(ending),
      )
    : existsSync(join(root, `${place}${ending}`));

/** What decides prices, stock, orders, payments, tax and rights, and keeps the records of them. */
const NEVER_DAILY = new RegExp(
  `modules/(${[
    ...[
      'accounts',
      'audit',
      'bank-offers',
      'books',
      'business',
      'cart',
      'checkout',
      'coupons',
      'credit-notes',
    ],
    ...['delivery-promise', 'draft-orders', 'e-invoices', 'emi', 'eway-bills', 'gst-returns', 'idempotency'],
    ...['invoices', 'ledger', 'order-money', 'orders', 'prices', 'privacy', 'products', 'reconciliation'],
    ...['refund-requests', 'refunds', 'returns', 'settings', 'settlements', 'shipments', 'stock', 'sums'],
    ...['tax-rates', 'wholesale'],
  ].join(
    '|',
  )})/(?!demo-|search-|papers|products\\.(facets|import-search|search))|src/(access|core|effects|mails|outbox|roles)`,
);

it('names tests that there are', () => {
  expect(DAILY.integration.filter((place) => !hasTests(place, '.int.test.ts'))).toEqual([]);
  expect(DAILY.components.filter((place) => !hasTests(place, '.test.tsx'))).toEqual([]);
  expect(BROWSER_ON_EACH_CHANGE.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

it('leaves no rule of money, stock, tax and access for later', () => {
  expect(DAILY.integration.filter((place) => NEVER_DAILY.test(place))).toEqual([]);
});
