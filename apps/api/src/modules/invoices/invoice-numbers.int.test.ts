import { randomUUID } from 'node:crypto';
import { isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { openDatabase, type Db } from '@aabha/db/client';
import { invoices, invoiceSeries } from '@aabha/db/schema/invoices';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { INVOICE_SNAPSHOT } from '../../testing/invoice-snapshot';
import { openInvoiceNumbers } from './invoice-numbers';

const NOW = new Date('2026-11-22T10:00:00Z');
const NUMBERER = 'numberer';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

/** Inserts invoices of orders that exist for this test only in name, so without the checks of references. */
async function addInvoices(db: Db, count: number, year = '2026-27'): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into ${invoiceSeries} values (${year}, 0) on conflict do nothing`);
    await tx.insert(invoices).values(
      Array.from({ length: count }, () => ({
        orderId: randomUUID(),
        userId: randomUUID(),
        financialYear: year,
        amountPaise: paise(100),
        snapshot: INVOICE_SNAPSHOT,
      })),
    );
  });
}

/** Opens a database connection of its own that numbers, as another process would. */
function openNumberer(now = NOW) {
  const own = openDatabase(database.directUrl, { applicationName: NUMBERER, maxConnections: 1 });
  return { ...openInvoiceNumbers(own.db, () => now), close: own.close };
}

const pendingCount = () => database.db.$count(invoices, isNull(invoices.number));

/** Checks that the serials of each year are 1, 2, 3 … without gap or double, up to the last of the series. */
async function expectGapless(): Promise<void> {
  const rows = await database.db.execute<{
    n: number;
    distinct: number;
    low: number;
    high: number;
    last: number;
  }>(
    sql`select count(*)::int as n, count(distinct serial)::int as distinct, min(serial) as low, max(serial) as high,
        (select last_serial from invoice_series s where s.financial_year = i.financial_year) as last
      from invoices i where number is not null group by financial_year`,
  );
  for (const { n, ...row } of rows) expect(row).toEqual({ distinct: n, low: 1, high: n, last: n });
}

describe('numbers of invoices', () => {
  it('follow the order of sale within a batch', async () => {
    await addInvoices(database.db, 20);
    await openInvoiceNumbers(database.db, () => NOW).numberPending();
    const rows = await database.db.select().from(invoices).orderBy(invoices.id);
    expect(rows.map(({ number }) => number)).toEqual(
      rows.map((_, index) => `TV/2627/${String(index + 1).padStart(6, '0')}`),
    );
  });

  it('are read from the batch that is in flight, without a further statement', async () => {
    await database.db.execute(sql`delete from ${invoices}`);
    await database.db.execute(sql`delete from ${invoiceSeries}`);
    await addInvoices(database.db, 5);
    const sold = await database.db.select({ orderId: invoices.orderId }).from(invoices);
    const statements: string[] = [];
    const own = openDatabase(database.directUrl, { onStatement: (text) => statements.push(text) });
    const { numberOf } = openInvoiceNumbers(own.db, () => NOW);
    const numbers = await Promise.all(sold.map(({ orderId }) => numberOf(orderId ?? '')));
    await own.close();
    expect(new Set(numbers).size).toBe(5);
    expect(numbers).not.toContain(undefined);
    expect(statements.filter((text) => text.includes('invoices'))).toHaveLength(1);
    await expectGapless();
  });

  it('have no gap and no double when four processes number concurrently and new invoices arrive', async () => {
    const numberers = Array.from({ length: 4 }, () => openNumberer());
    let isSelling = true;
    const sell = async () => {
      for (let n = 0; n < 60; n += 1) await addInvoices(database.db, 1 + (n % 5));
    };
    const number = async ({ numberPending }: (typeof numberers)[number]) => {
      while (isSelling || (await pendingCount()) > 0) await numberPending();
    };
    const numbering = Promise.all(numberers.map(number));
    await Promise.all([sell(), sell(), sell()]);
    isSelling = false;
    await numbering;
    await Promise.all(numberers.map(({ close }) => close()));
    await expectGapless();
  });

  it('have no gap and no double when the process that numbers is killed fifty times', async () => {
    /* Numbering takes a moment, so that each kill comes in the middle of it. */
    await database.sql.unsafe(`
      create function pause() returns trigger language plpgsql
        as 'begin perform pg_sleep(0.02); return null; end';
      create trigger pause before update on invoices for each statement execute function pause()`);
    let killed = 0;
    const kill = async () => {
      const rows = await database.db.execute<{ ended: boolean }>(sql`
        select pg_terminate_backend(pid) as ended from pg_stat_activity
        where application_name = ${NUMBERER} and datname = current_database() and state = 'active'`);
      killed += rows.filter(({ ended }) => ended).length;
    };
    let isOver = false;
    /* Closing a pool whose connection was reset takes seconds; a killed process does not wait for that either. */
    const closings: Promise<void>[] = [];
    const number = async () => {
      while (!isOver) {
        const numberer = openNumberer();
        /* The connection is cut in the middle; the next one goes on. */
        while (!isOver)
          try {
            await numberer.numberPending();
          } catch {
            break;
          }
        closings.push(numberer.close());
      }
    };
    const numbering = Promise.all([number(), number()]);
    while (killed < 50) await Promise.all([addInvoices(database.db, 40), kill()]);
    await vi.waitFor(async () => expect(await pendingCount()).toBe(0), { timeout: 20_000 });
    isOver = true;
    await numbering;
    await Promise.all(closings);
    await database.sql.unsafe('drop function pause cascade');
    await expectGapless();
  });

  it('belong to the financial year of the sale when it is numbered after midnight of 31 March in India', async () => {
    await addInvoices(database.db, 3, '2030-31');
    await addInvoices(database.db, 2, '2031-32');
    const first = new Date('2031-03-31T18:30:00Z');
    await openInvoiceNumbers(database.db, () => first).numberPending();
    const rows = await database.db
      .select({ number: invoices.number })
      .from(invoices)
      .where(sql`financial_year >= '2030-31'`)
      .orderBy(invoices.number);
    expect(rows.map(({ number }) => number)).toEqual([
      'TV/3031/000001',
      'TV/3031/000002',
      'TV/3031/000003',
      'TV/3132/000001',
      'TV/3132/000002',
    ]);
    await expectGapless();
  });
});
