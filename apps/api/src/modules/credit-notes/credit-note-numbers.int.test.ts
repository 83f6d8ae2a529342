import { randomUUID } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { commercialNote } from '@aabha/contracts/credit-notes/commercial-note';
import { paise } from '@aabha/contracts/money/money';
import { openDatabase } from '@aabha/db/client';
import { creditNotes } from '@aabha/db/schema/credit-notes';
import { invoices } from '@aabha/db/schema/invoices';
import { refunds } from '@aabha/db/schema/refunds';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { INVOICE_SNAPSHOT } from '../../testing/invoice-snapshot';
import { readFromPrimary } from '../../replica/report-reader';
import { openReturn } from '../gst-returns/read-return';
import { numberCreditNotes } from './number-credit-notes';

const NOW = new Date('2026-11-23T10:00:00Z');
const NUMBERER = 'credit-note-numberer';
const AMOUNT = paise(100);

let database: TestDatabase;
let invoiceId = '';
beforeAll(async () => {
  database = await cloneDatabase();
  invoiceId = await anInvoice();
});
afterAll(() => database.close());

/** Inserts a numbered invoice of an order that exists for this test only in name, so without the checks of references. */
function anInvoice(more: Partial<typeof invoices.$inferInsert> = {}): Promise<string> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const id = randomUUID();
    await tx.insert(invoices).values({
      ...{ id, orderId: randomUUID(), userId: randomUUID(), amountPaise: AMOUNT, snapshot: INVOICE_SNAPSHOT },
      ...{ financialYear: '2026-27', serial: 1, number: 'TV/2627/000001' },
      ...more,
    });
    return id;
  });
}

/** Inserts credit notes whose refunds were sent, or failed. */
async function addCreditNotes(
  count: number,
  status: 'processed' | 'failed' = 'processed',
  of = invoiceId,
): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const reason = 'The order was cancelled.';
    await tx
      .insert(refunds)
      .values(ids.map((id) => ({ id, paymentId: randomUUID(), amountPaise: AMOUNT, reason, status })));
    await tx.insert(creditNotes).values(
      ids.map((refundId) => ({
        invoiceId: of,
        refundId,
        amountPaise: AMOUNT,
        reason,
        snapshot: INVOICE_SNAPSHOT,
      })),
    );
  });
}

const pendingCount = () => database.db.$count(creditNotes, isNull(creditNotes.number));

it('have no gap and no double when the process that numbers is killed twenty times; a failed refund takes none', async () => {
  await addCreditNotes(3, 'failed');
  /* Numbering takes a moment, so that each kill comes in the middle of it. */
  await database.sql.unsafe(`
    create function pause() returns trigger language plpgsql
      as 'begin perform pg_sleep(0.02); return null; end';
    create trigger pause before update on credit_notes for each statement execute function pause()`);
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
      const own = openDatabase(database.directUrl, { applicationName: NUMBERER, maxConnections: 1 });
      /* The connection is cut in the middle; the next one goes on. */
      while (!isOver)
        try {
          await numberCreditNotes(own.db, NOW);
        } catch {
          break;
        }
      closings.push(own.close());
    }
  };
  const numbering = Promise.all([number(), number()]);
  while (killed < 20) await Promise.all([addCreditNotes(40), kill()]);
  await vi.waitFor(async () => expect(await pendingCount()).toBe(3), { timeout: 20_000 });
  isOver = true;
  await numbering;
  await Promise.all(closings);
  const [row] = await database.db.execute(sql`
    select count(*)::int as n, count(distinct number)::int as numbers, min(serial) as low, max(serial) as high,
      (select last_serial from credit_note_series where financial_year = '2026-27') as last
    from ${creditNotes} where number is not null`);
  const issued = (await database.db.$count(creditNotes)) - 3;
  expect(row).toEqual({ n: issued, numbers: issued, low: 1, high: issued, last: issued });
});

it('have no tax of invoices whose 30 November has passed, and are in no GSTR-1 then', async () => {
  const year = { financialYear: '2024-25', number: 'TV/2425/000001' };
  const old = await anInvoice({ ...year, createdAt: '2025-03-31T18:29:59.999Z' });
  const inReturn = async () => (await openReturn(readFromPrimary(database.db), '2026-11')).creditNotes.length;
  await numberCreditNotes(database.db, NOW);
  const before = await inReturn();
  await addCreditNotes(1, 'processed', old);
  await addCreditNotes(1, 'processed');
  expect(await numberCreditNotes(database.db, NOW)).toBe(2);
  const [note] = await database.db.select().from(creditNotes).where(eq(creditNotes.invoiceId, old));
  expect(note).toMatchObject({
    ...{ number: expect.any(String) as string, amountPaise: AMOUNT },
    snapshot: commercialNote(INVOICE_SNAPSHOT),
  });
  expect(await inReturn()).toBe(before + 1);
});
