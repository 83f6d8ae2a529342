/*
 * Tests that `npm run test:all` runs, once a day and before a release, and `npm test` does not: with them it takes two processors
 * more than half an hour, and a change should be known to be good within a quarter of one. A test that is not named here runs on
 * each change. What the shop must never get wrong (prices, stock, orders, payments, tax, access) may not be named:
 * `daily-tests.test.ts` refuses it.
 */

const inEach = (folder: string, names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}`);

/** Integration tests of processes and servers that start, stop or fail. */
const PROCESSES = [
  ...inEach(
    'apps/api/src',
    `common-searches failover log.broken-tables shopping-by-curl stopping unavailable-database
     cache/database-crash cache/missing-relay cache/other-connections
     metrics/ replica/ tracing/ modules/restore-drills/run-restore-drill`,
  ),
  ...inEach('packages', 'embedded/ web/'),
  ...inEach(
    'packages/db/src',
    'backup/ driver/connection-loss driver/host-options media/ partitions/ search/ seed/',
  ),
  ...inEach('scripts', 'cluster/ faults/ tests/'),
];

/** Integration tests that go through all calls, all lists or the whole demo. */
const SWEEPS = inEach(
  'apps/api/src',
  'modules/books/demo-books modules/ledger/demo-ledger rest/media-types rest/openapi/fuzz testing/',
);

/** Integration tests of what no price, stock, payment or right depends on. */
const CONVENIENCES = inEach(
  'apps/api/src/modules',
  `alerts/ analytics/ breaches/ browser-reports/ bulk-jobs/ cases/ complaints/ contact/ dashboard/ exports/ home/ installations/
   live/ mail-log/ mail-templates/ media/ news/ order-notes/ passports/ record-reads/ report-schedules/ reports/ retention/ reviews/
   saved-replies/ saved-views/ search/ self-audit/ service-areas/ specifications/ waiting-room/ webhooks/ wish-list/`,
);

/** Integration tests of finding and printing. */
const FINDING = inEach(
  'apps/api/src/modules',
  `invoices/search-invoices orders/search-orders products/products.facets products/products.import-search
   products/products.search products/products.search-filters products/search-texts shipments/papers`,
);

/** Component tests of the back office's screens: what they may do is decided by rules and calls, whose tests run on each change. */
const SCREENS = ['apps/admin/src/resources/'];

const named = (places: readonly string[], ending: string) =>
  places.map((place) => (place.endsWith('/') ? `${place}**/*${ending}` : `${place}${ending}`));

/** Files, and folders that end in a slash, of the tests that are run once a day. */
export const DAILY = {
  integration: [...PROCESSES, ...SWEEPS, ...CONVENIENCES, ...FINDING],
  components: SCREENS,
};

/** The variable by which a run leaves them out. */
export const WITHOUT_DAILY = 'TESTS_WITHOUT_DAILY';

/** Returns globs of the tests that a run leaves out. */
export function leftOut(environment: Readonly<Record<string, string | undefined>>) {
  if (environment[WITHOUT_DAILY] !== 'yes') return { integration: [], components: [] };
  return {
    integration: named(DAILY.integration, '.int.test.ts'),
    components: named(DAILY.components, '.test.tsx'),
  };
}

/** Browser tests that run on each change, as places of the repository: journeys through shop and back office, and purchases. */
export const BROWSER_ON_EACH_CHANGE = [
  'e2e/journeys/',
  'e2e/store/checkout.spec.ts',
  'e2e/store/purchase.spec.ts',
];
