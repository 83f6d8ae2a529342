import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { startTestStorefront } from '../../testing/test-storefront';
import { runSelfAudits } from './run-self-audits.service';

const AT_ONCE = { secondLookAfterMs: 0 };

let shop: TestShop;
let boss: SignedIn;
let storefront: Awaited<ReturnType<typeof startTestStorefront>>;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
  await shop.stopWorkers();
  storefront = await startTestStorefront(shop);
  shop.deps.config.STORE_URL = storefront.url;
});
afterAll(async () => {
  await storefront.stop();
  await shop.stop();
});

const audits = () => shop.trpc(boss.token).selfAudits;
const latest = async () => {
  const { selfAuditList } = await audits().list.query({});
  return audits().get.query({ id: selfAuditList[0]?._id ?? '' });
};

it('a self-audit whose process was killed has failed a minute later, and another one starts', async () => {
  let release: (() => void) | undefined;
  const isHeld = new Promise<void>((held) => {
    storefront.change = {
      path: /^\/contact$/,
      until: new Promise<void>((done) => {
        release = done;
      }),
      onHeld: held,
    };
  });
  await audits().start.mutate({});
  /* A process that stands still is to the others as one that was killed: neither reports that it goes on. */
  const standing = runSelfAudits(shop.deps, AT_ONCE);
  await isHeld;
  const { _id: id } = await latest();
  expect(await runSelfAudits(shop.deps, AT_ONCE)).toBe(false);
  expect(await latest()).toMatchObject({ _id: id, state: 'running' });
  await shop.db.execute(sql`update self_audits set seen_at = seen_at - interval '61 seconds'
    where state = 'running'`);
  expect(await runSelfAudits(shop.deps, AT_ONCE)).toBe(false);
  expect(await latest()).toMatchObject({ _id: id, state: 'failed', results: [] });
  storefront.change = undefined;
  await audits().start.mutate({});
  expect(await runSelfAudits(shop.deps, AT_ONCE)).toBe(true);
  const next = await latest();
  expect(next).toMatchObject({ state: 'done', findings: 0 });
  expect(next._id).not.toBe(id);
  /* Where it goes on after all, its outcome does not count any more. */
  release?.();
  await standing;
  expect(await audits().get.query({ id })).toMatchObject({ state: 'failed', results: [] });
});
