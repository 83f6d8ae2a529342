import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookChecks } from '@aabha/db/schema/books';
import { discrepancies } from '@aabha/db/schema/reconciliation';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runBookChecks } from './run-book-checks.service';

const LONG_MS = 15_000;
const DAY_MS = 86_400_000;

let shop: TestShop;
let boss: SignedIn;
let shopper: SignedIn;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  shopper = await signedInAs(shop);
  clock = movableClock(shop);
});
afterEach(() => clock.reset());
afterAll(() => shop.stop());

const books = () => shop.trpc(boss.token).books;
const overview = () => books().get.query({});

/** Waits until no check waits or runs. Returns the latest one. */
const ended = () =>
  vi.waitFor(async () => {
    const { check } = await overview();
    expect(check?.ended_at).not.toBeNull();
    return check;
  }, LONG_MS);

beforeEach(async () => {
  await ended();
});

/** Runs a check that staff request. Returns it when it has ended. */
async function checked() {
  await books().check.mutate({});
  await runBookChecks(shop.deps);
  return ended();
}

/** Buys a television. Returns its invoice's number once it is sealed. */
async function sealedSale(hsn = '85287216'): Promise<{ orderId: string; number: string }> {
  const { id } = await aProduct(shop.db);
  await shop.db.execute(sql`update products set hsn = ${hsn} where id = ${id}`);
  const { _id: orderId } = await buy(shop, shopper, id);
  const number = await vi.waitFor(async () => {
    const [row] = await shop.db.execute<{ number: string }>(sql`
      select i.number from invoices i
      join document_seals d on d.kind = 'invoice' and d.financial_year = i.financial_year and d.serial = i.serial
      where i.order_id = ${orderId}`);
    expect(row).toBeDefined();
    return row?.number ?? '';
  }, LONG_MS);
  return { orderId, number };
}

/** Changes a row as somebody with all rights on the database could. */
const tamper = (statement: string) =>
  shop.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
  });

describe('the books', () => {
  it('show each series with its numbers and a chain hash that changes with each document', async () => {
    const { number } = await sealedSale();
    const before = (await overview()).series.find(({ kind }) => kind === 'invoice');
    expect(before).toMatchObject({
      last_number: number,
      chain_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(before?.first_number).toMatch(/^TV\/\d{4}\/000001$/);
    expect(before?.sealed).toBe(before?.documents);
    await sealedSale();
    const after = (await overview()).series.find(({ kind }) => kind === 'invoice');
    expect(after?.documents).toBe((before?.documents ?? 0) + 1);
    expect(after?.chain_hash).not.toBe(before?.chain_hash);
  });

  it('are checked when staff ask: documents, findings, who asked, in the audit log', async () => {
    await sealedSale();
    const check = await checked();
    const { series } = await overview();
    const documents = series.reduce((sum, one) => sum + one.documents, 0);
    expect(check).toMatchObject({ state: 'done', findings: 0, requested_by: 'Asha Rao' });
    expect(check).toMatchObject({ checked: documents, documents });
    const { auditList } = await shop.trpc(boss.token).audit.list.query({ filters: { entity: 'books' } });
    expect(auditList.map(({ action }) => action)).toContain('books.check');
  });

  it('raise a changed invoice once, and close it when the invoice is as it was', async () => {
    const { orderId, number } = await sealedSale();
    const name = (text: string) =>
      tamper(
        `update invoices set snapshot = jsonb_set(snapshot, '{buyer,name}', '"${text}"') where order_id = '${orderId}'`,
      );
    await name('Ravi');
    expect(await checked()).toMatchObject({ state: 'done', findings: 1 });
    expect(await checked()).toMatchObject({ state: 'done', findings: 1 });
    const raised = async () => {
      const { differenceList } = await shop.trpc(boss.token).reconciliation.list.query({});
      return differenceList.filter(({ subject }) => subject === number);
    };
    expect(await raised()).toMatchObject([{ kind: 'document-changed', state: 'open', order_id: orderId }]);
    await name('Asha Rao');
    expect(await checked()).toMatchObject({ findings: 0 });
    expect(await raised()).toMatchObject([{ state: 'gone' }]);
  });

  it('are checked every night from two o’clock, once', async () => {
    clock.advance(DAY_MS);
    await Promise.all([1, 2, 3].map(() => runBookChecks(shop.deps)));
    const nightly = await vi.waitFor(async () => {
      const rows = await shop.db
        .select()
        .from(bookChecks)
        .where(sql`requested_at > now() + interval '1 hour'`);
      expect(rows.map(({ state, requestedBy }) => [state, requestedBy])).toEqual([['done', null]]);
      return rows;
    }, LONG_MS);
    expect(nightly[0]?.findings).toBe(0);
    expect(await runBookChecks(shop.deps)).toBe(false);
  });
});

describe('a check', () => {
  const running = (seenAt: string) =>
    shop.db.insert(bookChecks).values({ state: 'running', startedAt: seenAt, seenAt });

  it('is refused while another one runs, and stops when staff stop it', async () => {
    await running(new Date().toISOString());
    await expect(books().check.mutate({})).rejects.toThrow('A check is already running.');
    await books().stopCheck.mutate({});
    const [row] = await shop.db
      .select()
      .from(bookChecks)
      .where(sql`state = 'running'`);
    expect(row?.isStopRequested).toBe(true);
    await shop.db.execute(
      sql`update book_checks set state = 'stopped', ended_at = now() where state = 'running'`,
    );
    await expect(books().stopCheck.mutate({})).rejects.toThrow('No check is running.');
  });

  it('that was stopped before its first page ends as stopped and raises nothing', async () => {
    await sealedSale();
    const [asked] = await shop.db.insert(bookChecks).values({ isStopRequested: true }).returning();
    await vi.waitFor(async () => {
      await runBookChecks(shop.deps);
      const [row] = await shop.db
        .select()
        .from(bookChecks)
        .where(eq(bookChecks.id, asked?.id ?? ''));
      expect(row?.state).toBe('stopped');
    }, LONG_MS);
  });

  it('whose process ended has failed after a minute', async () => {
    await running(new Date(Date.now() - 61_000).toISOString());
    await runBookChecks(shop.deps);
    const rows = await shop.db
      .select()
      .from(bookChecks)
      .where(sql`state = 'failed'`);
    expect(rows).toHaveLength(1);
  });
});

describe('an invoice that breaks rule 46', () => {
  it('is issued, since it was paid, and raised in the transaction of the sale', async () => {
    const { orderId, number } = await sealedSale('85287');
    const rows = await shop.db
      .select()
      .from(discrepancies)
      .where(sql`order_id = ${orderId}`);
    expect(rows).toMatchObject([{ kind: 'document-flawed', subject: orderId, state: 'open' }]);
    expect(rows[0]?.detail).toContain(`${number}: Line 1 has no HSN of 4, 6 or 8 digits, but "85287".`);
  });
});

it('lists all checks, newest first, a page at a time, and exports them', async () => {
  await checked();
  await checked();
  const { bookCheckList, bookCheckCount } = await books().listChecks.query({ pageSize: 2 });
  expect(bookCheckList).toHaveLength(2);
  expect(bookCheckList[0]!.requested_at >= bookCheckList[1]!.requested_at).toBe(true);
  const count = async (filters: { state?: 'done' | 'stopped'; withErrors?: true }) =>
    (await books().listChecks.query({ filters })).bookCheckCount;
  expect(await count({ withErrors: true })).toBeLessThanOrEqual(bookCheckCount);
  expect(await count({ state: 'done' })).toBeGreaterThanOrEqual(2);
  const response = await fetch(`${shop.url}/api/v1/books/check/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    body: JSON.stringify({ filters: { state: 'done' } }),
  });
  expect(response.headers.get('x-row-count')).toBe(String(await count({ state: 'done' })));
  expect((await response.text()).split('\r\n')[0]).toContain(
    'Requested,By,State,Ended,Checked,Documents,Errors',
  );
});
