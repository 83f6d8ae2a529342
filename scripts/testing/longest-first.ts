import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of tests that take longer than their size lets the runner expect, the longest first: they start processes and
 * servers, and wait for them. Begun last, they would keep one processor waiting at the end.
 */
export const LONG_FILES = [
  'rest/openapi/fuzz',
  'backup/backup',
  'tests/release',
  'tests/rolling',
  'unavailable-database',
  'log.broken-tables',
  'failover',
  'api/src/stopping',
  'core/access',
  'replica/read-replica',
  'cluster/killed-process',
  'seed/seed',
  'stop-on-signals',
  'orders/refund-order',
  'books/books',
  'tests/size-requests',
  'media/media-store',
  'exports/exports',
  'cluster/killed-worker',
  'metrics/api-metrics',
  'credit-notes/credit-notes',
  'shopping-by-curl',
  'books/demo-books',
  'postgres/postgres',
  'tests/rolling-web',
  'testing/list-plans',
  'resources/list-screens',
  'privacy/PrivacyCentre',
  'web/src/api-proxy',
];

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = LONG_FILES.findIndex((part) => moduleId.includes(`${part}.`));
  return rank < 0 ? LONG_FILES.length : rank;
};

/** Begins with the long files, and goes on with the largest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
