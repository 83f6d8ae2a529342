import { afterAll, beforeAll, expect, it } from 'vitest';
import { ListFailuresInput } from '@aabha/contracts/dashboard/dashboard.schema';
import { outbox } from '@aabha/db/schema/outbox';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { countFailures, selectFailures } from './failures.queries';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

const KINDS = ['mail.welcome', 'invoices.write', 'mail.code', 'payments.refund', 'invoices.write'];
/** Some at the same time, which the id decides. */
const HOURS = [1, 2, 3, 3, 3];
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

it('lists failures in pages, newest first, of all kinds or one', async () => {
  const times = HOURS.map(ago);
  const values = KINDS.map((kind, at) => ({
    ...{ kind, payload: {}, attempts: 9 },
    failedAt: times[HOURS.indexOf(HOURS[at] ?? 0)]?.toISOString() ?? null,
  }));
  const rows = await database.db.insert(outbox).values(values).returning();
  const failed = rows
    .filter(({ kind }) => kind !== 'payments.refund')
    .toSorted((a, b) => (b.failedAt ?? '').localeCompare(a.failedAt ?? '') || a.id.localeCompare(b.id));
  const isMail = (kind: string) => kind.startsWith('mail.');
  const expected = {
    all: failed,
    mail: failed.filter(({ kind }) => isMail(kind)),
    other: failed.filter(({ kind }) => !isMail(kind)),
    refund: [],
  };
  for (const kind of ['all', 'mail', 'other', 'refund'] as const) {
    const filters = kind === 'all' ? {} : { kind };
    const shown: string[] = [];
    for (const pageNum of [1, 2, 3]) {
      const page = await selectFailures(
        database.db,
        ListFailuresInput.parse({ filters, pageNum, pageSize: 2 }),
      );
      shown.push(...page.map(({ _id }) => _id));
    }
    expect(shown).toEqual(expected[kind].map(({ id }) => id));
    expect(await countFailures(database.db, { filters })).toBe(expected[kind].length);
  }
});
