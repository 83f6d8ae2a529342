import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LEDGER_DISCREPANCY_KINDS } from '@aabha/contracts/reconciliation/reconciliation.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { openDatabase } from '@aabha/db/client';
import { violatedConstraint } from '@aabha/db/tx';
import { ledgerPending, ledgerPostings, ledgerTransactions } from '@aabha/db/schema/ledger';
import { discrepancies } from '@aabha/db/schema/reconciliation';
import { movableClock } from '../../testing/clock';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { forgetLedger, insertLedgerTransaction, withoutLedgerGuards } from '../../testing/ledger-guards';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runSettlementReads } from '../settlements/run-settlement-reads.service';
import { checkLedger } from './check-ledger.service';
import { postLedger } from './post-ledger.service';
import { verifyLedger } from './verify-ledger.service';

let shop: TestShop;
let boss: SignedIn;
let orders: string[];
let clock: ReturnType<typeof movableClock>;

beforeAll(async () => {
  shop = await startTestShop();
  clock = movableClock(shop);
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  const [shopper, product] = [await signedInAs(shop), await aProduct(shop.db, { stock: 50 })];
  orders = [];
  for (let count = 0; count < 4; count += 1) orders.push((await buy(shop, shopper, product.id))._id);
  await shop
    .trpc(boss.token)
    .orders.refund.mutate({ id: orders[0] ?? '', amount: 500, reason: 'A scratch.' });
  await vi.waitFor(
    async () => {
      const [row] = await shop.db.execute(
        sql`select count(*)::int as n from credit_notes where number is not null`,
      );
      expect(row).toEqual({ n: 1 });
    },
    { timeout: 20_000 },
  );
  await shop.sandbox('POST', '/sandbox/settlements', {});
  await shop.trpc(boss.token).settlements.startRead.mutate({});
  await vi.waitFor(
    async () => {
      await runSettlementReads(shop.deps);
      expect((await shop.trpc(boss.token).settlements.latestRead.query()).read).toMatchObject({
        state: 'done',
      });
    },
    { timeout: 20_000 },
  );
  await shop.stopWorkers();
});
afterAll(() => shop.stop());

const post = () => postLedger(shop.db, new Date());
const postAll = async () => {
  while ((await post()) > 0);
};
const counts = async () => [await shop.db.$count(ledgerTransactions), await shop.db.$count(ledgerPostings)];
const found = async () => (await verifyLedger(shop.db)).findings;

const withoutGuards = (...statements: SQL[]) => withoutLedgerGuards(shop.db, ...statements);
const forget = () => forgetLedger(shop.db);
const insertTransaction = (postings: readonly [string, number][], declared?: number) =>
  insertLedgerTransaction(shop.db, postings, declared);

/** Returns the constraint that refuses a piece of work. */
const refusedBy = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(() => 'nothing', violatedConstraint);

describe('the database', () => {
  it('refuses a transaction that does not balance, has one posting or none, or not all', async () => {
    const balance = 'ledger_transactions_balance';
    expect(
      await refusedBy(
        insertTransaction([
          ['customers', 100],
          ['sales', -99],
        ]),
      ),
    ).toBe(balance);
    expect(await refusedBy(insertTransaction([['customers', 100]], 2))).toBe(balance);
    expect(await refusedBy(insertTransaction([], 2))).toBe(balance);
    expect(
      await refusedBy(
        insertTransaction(
          [
            ['customers', 100],
            ['sales', -100],
          ],
          3,
        ),
      ),
    ).toBe(balance);
    expect(await refusedBy(insertTransaction([['customers', 100]]))).toBe('ledger_transactions_postings');
    expect(
      await refusedBy(
        insertTransaction([
          ['pocket', 100],
          ['sales', -100],
        ]),
      ),
    ).toBe('ledger_postings_account_known');
    expect(
      await refusedBy(
        insertTransaction([
          ['customers', 0],
          ['sales', 0],
        ]),
      ),
    ).toBe('ledger_postings_not_zero');
  });

  it('refuses to change, delete or forget anything, and to add to what is posted', async () => {
    await postAll();
    for (const statement of [
      sql`update ledger_transactions set text = 'y'`,
      sql`delete from ledger_transactions`,
      sql`truncate ledger_transactions cascade`,
      sql`update ledger_postings set amount_paise = 0 - amount_paise`,
      sql`delete from ledger_postings`,
      sql`truncate ledger_postings`,
    ])
      await expect(shop.db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('only added to') as unknown },
      });
    const added = shop.db
      .execute(sql`insert into ledger_postings (transaction_id, position, account, amount_paise)
      select id, n, 'bank', case n when 90 then 5 else -5 end
      from (select id from ledger_transactions limit 1) t, (values (90), (91)) as v(n)`);
    expect(await refusedBy(added)).toBe('ledger_transactions_balance');
    expect(await found()).toEqual([]);
  });
});

describe('posting', () => {
  it('posts everything that was there before, once, by any number of processes', async () => {
    await postAll();
    const before = await counts();
    await forget();
    expect(await found()).toEqual([]);
    expect(await shop.trpc(boss.token).ledger.trialBalance.query({})).toMatchObject({
      is_complete: false,
      posted: 0,
    });
    await Promise.all([postAll(), postAll(), postAll(), postAll()]);
    await postAll();
    expect(await counts()).toEqual(before);
    expect(await found()).toEqual([]);
    expect(await shop.trpc(boss.token).ledger.trialBalance.query({})).toMatchObject({ is_complete: true });
  });

  it('posts nothing twice when all is named again, as after a restore', async () => {
    await postAll();
    const before = await counts();
    await shop.db.execute(sql`insert into ledger_pending (source_kind, source_id)
      select 'refund', id from refunds union all select 'settlement', id from settlements`);
    await shop.db.execute(sql`delete from ledger_cursors`);
    await Promise.all([postAll(), postAll()]);
    await postAll();
    expect(await shop.db.$count(ledgerPending)).toBe(0);
    expect(await counts()).toEqual(before);
    expect(await found()).toEqual([]);
  });

  it('posts nothing of a batch in which it is killed, and all of it later', async () => {
    await postAll();
    const before = await counts();
    await forget();
    const killed = openDatabase(shop.ownerUrl, {
      applicationName: 'killed',
      maxConnections: 1,
    });
    const holder = await shop.sql.reserve();
    await holder`begin`;
    await holder`lock table ledger_postings in share mode`;
    const outcome = postLedger(killed.db, new Date()).then(
      () => 'posted',
      () => 'killed',
    );
    await vi.waitFor(
      async () => {
        const [row] = await shop.sql<{ n: number }[]>`select count(pg_terminate_backend(pid))::int as n
          from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%insert into ledger_postings%' and pid <> pg_backend_pid()`;
        expect(row?.n).toBe(1);
      },
      { timeout: 20_000 },
    );
    expect(await outcome).toBe('killed');
    await holder`rollback`;
    holder.release();
    await killed.close();
    expect(await counts()).toEqual([0, 0]);
    await postAll();
    expect(await counts()).toEqual(before);
    expect(await found()).toEqual([]);
  });
});

describe('the check', () => {
  it('finds what somebody changed around the guards, and what is missing', async () => {
    await postAll();
    const [order = ''] = orders;
    await withoutGuards(
      sql`update ledger_postings set amount_paise = amount_paise + 1 where order_id = ${order} and account = 'provider-receivable'
        and transaction_id in (select id from ledger_transactions where kind = 'capture')`,
    );
    const changed = await found();
    expect(changed.map(({ kind }) => kind)).toEqual(Array.from(changed, () => 'ledger-differs'));
    expect(changed.map(({ subject }) => subject.split(' ')[0]).toSorted()).toEqual([
      'account',
      'order',
      'payment',
      'transaction',
    ]);
    expect(changed.filter(({ orderId }) => orderId === order)).toHaveLength(2);
    await withoutGuards(
      sql`update ledger_postings set amount_paise = amount_paise - 1 where order_id = ${order} and account = 'provider-receivable'
        and transaction_id in (select id from ledger_transactions where kind = 'capture')`,
    );
    expect(await found()).toEqual([]);
    await insertTransaction([
      ['provider-receivable', 7],
      ['customers', -7],
    ]);
    expect(await found()).toMatchObject([
      { kind: 'ledger-differs', detail: /₹0\.07 in the ledger, ₹0.* in the payment/ },
    ]);
    await forget();
    await postAll();
  });

  it('runs every night in one process, and raises and closes discrepancies with their orders', async () => {
    const [, order = ''] = orders;
    await withoutGuards(
      sql`create temporary table gone on commit drop as select t.id from ledger_transactions t join ledger_postings p
        on p.transaction_id = t.id where p.order_id = ${order} and t.kind = 'sale'`,
      sql`delete from ledger_postings where transaction_id in (select id from gone)`,
      sql`delete from ledger_transactions where id in (select id from gone)`,
    );
    clock.stopAt(`${indiaDay(new Date(Date.now() + 2 * 86_400_000))}T00:00:00.000Z`);
    const ran = await Promise.all([1, 2, 3].map(() => checkLedger(shop.deps)));
    expect(ran.filter(Boolean)).toHaveLength(1);
    const open = () =>
      shop.db
        .select({ kind: discrepancies.kind, orderId: discrepancies.orderId })
        .from(discrepancies)
        .where(and(inArray(discrepancies.kind, LEDGER_DISCREPANCY_KINDS), eq(discrepancies.state, 'open')));
    const raised = await open();
    expect(raised.find(({ kind }) => kind === 'ledger-missing')).toMatchObject({ orderId: order });
    await forget();
    await postAll();
    clock.stopAt(`${indiaDay(new Date(Date.now() + 4 * 86_400_000))}T00:00:00.000Z`);
    await checkLedger(shop.deps);
    expect(await open()).toEqual([]);
  });
});
