import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aProduct } from '../../testing/builders';
import { startKeeping, type Keeping } from '../../testing/keeping';

/* Somebody else at the database: no pool of the API, and nothing that waits until the API has heard. */
let keeping: Keeping;
let elsewhere: postgres.Sql;
beforeAll(async () => {
  keeping = await startKeeping();
  elsewhere = postgres(keeping.shop.deps.config.DATABASE_URL, { max: 1 });
});
afterAll(async () => {
  await elsewhere.end();
  await keeping.stop();
});

/** On a busy machine; on one at rest it is a few milliseconds. */
const HEARD_WITHIN_MS = 2000;

beforeEach(async () => {
  await elsewhere`update products set removed_at = now() where removed_at is null`;
  for (const name of ['Kiran One', 'Kiran Two'])
    await aProduct(keeping.shop.db, { name, companyName: 'Bindu' });
  await keeping.caughtUp();
  keeping.store.apply({ kind: 'all' });
});

const asked = { filters: { companyName: ['Bindu'] } };
const LIST = `/trpc/products.list?input=${encodeURIComponent(JSON.stringify(asked))}`;
/** What a visitor is shown, whose answers are kept whole. */
const visitorSees = async () => {
  const answer = await fetch(keeping.shop.url + LIST);
  const body = (await answer.json()) as { result: { data: { productCount: number } } };
  return body.result.data.productCount;
};
/** How many fit, for a shopper: only that is kept. A page past the end shows the number alone. */
const shopperCounts = async () =>
  (await keeping.shop.trpc(keeping.shopper.token).products.list.query({ ...asked, pageNum: 9 })).productCount;

it.each([
  ['list', visitorSees],
  ['count', shopperCounts],
])(
  'a kept %s is that of before until another connection commits, and soon after it that of then',
  async (_what, seen) => {
    expect(await seen()).toBe(2);
    expect(await keeping.shop.statementsOf(seen)).not.toContainEqual(expect.stringContaining('count(*)'));
    await elsewhere.begin(async (sql) => {
      await sql`update products set removed_at = now() where name = 'Kiran Two'`;
      expect(await seen()).toBe(2);
    });
    await vi.waitFor(async () => expect(await seen()).toBe(1), { timeout: HEARD_WITHIN_MS, interval: 20 });
  },
);
