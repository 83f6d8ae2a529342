import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invoiceSnapshot, type InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import { creditNoteNumber, invoiceNumber } from '@aabha/contracts/gst/gst';
import { paise } from '@aabha/contracts/money/money';
import { cartTotals } from '@aabha/contracts/pricing/pricing';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { creditNotes, creditNoteSeries } from '@aabha/db/schema/credit-notes';
import { invoices, invoiceSeries } from '@aabha/db/schema/invoices';
import { discrepancies } from '@aabha/db/schema/reconciliation';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { selectSeries } from './documents.queries';
import { sealDocuments } from './seal-documents';
import { verifyBooks, type KnownHead } from './verify-books.service';

const NOW = new Date('2026-11-23T10:00:00Z');
const YEAR = '2026-27';
const LINE = { productName: 'Surya 43', hsn: '85287216', quantity: 1, warrantyMonths: 12 };

/** A lawful sale of a television. */
function soldTelevision() {
  const line = { ...LINE, unitPricePaise: paise(30_000_00), warrantyPricePaise: paise(1_999_00) };
  const totals = cartTotals([line], 10, paise(99_00));
  const purchase = {
    ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', address: '7 Temple Street' },
    ...{ city: 'Kochi', state: 'Kerala', zip: '682001', couponCode: 'WELCOME10', ...totals },
  };
  return {
    snapshot: invoiceSnapshot(demoSettings(), purchase, [line], () => 18),
    amountPaise: totals.payablePaise,
  };
}
const { snapshot: SNAPSHOT, amountPaise: AMOUNT } = soldTelevision();

let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(() => database.close());

/** Runs statements without triggers and checks of references, as somebody with all rights on the database could. */
const tamper = (
  work: (tx: Parameters<Parameters<TestDatabase['db']['transaction']>[0]>[0]) => Promise<unknown>,
) =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await work(tx);
  });

/** Inserts invoices 1 to `count`, and a credit note of each of the first `noted`. */
const issue = (count: number, noted = 0, snapshotOf: (serial: number) => InvoiceSnapshot = () => SNAPSHOT) =>
  tamper(async (tx) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      ...{ id: randomUUID(), orderId: randomUUID(), userId: randomUUID(), amountPaise: AMOUNT },
      ...{ snapshot: snapshotOf(index + 1), financialYear: YEAR, serial: index + 1 },
      ...{ number: invoiceNumber(YEAR, index + 1), createdAt: '2026-11-20T10:00:00.000Z' },
    }));
    await tx.insert(invoiceSeries).values({ financialYear: YEAR, lastSerial: count });
    for (let at = 0; at < count; at += 500) await tx.insert(invoices).values(rows.slice(at, at + 500));
    if (noted === 0) return;
    await tx.insert(creditNoteSeries).values({ financialYear: YEAR, lastSerial: noted });
    await tx.insert(creditNotes).values(
      rows.slice(0, noted).map(({ id, serial, snapshot }) => ({
        ...{ invoiceId: id, refundId: randomUUID(), amountPaise: AMOUNT, snapshot, serial },
        ...{
          reason: 'The order was cancelled.',
          financialYear: YEAR,
          number: creditNoteNumber(YEAR, serial),
        },
        issuedAt: '2026-11-22T10:00:00.000Z',
      })),
    );
  });

async function sealAll(): Promise<void> {
  while ((await sealDocuments(database.db, NOW)) > 0);
}
const findings = async (heads: KnownHead[] = []) =>
  (await verifyBooks(database.db, { heads })).findings.map(
    ({ kind, subject, detail }) => `${kind} ${kind === 'document-flawed' ? detail.split(':')[0] : subject}`,
  );

describe('sealDocuments', () => {
  it('seals each document once, in the order of the serials, while four processes seal concurrently', async () => {
    await issue(1200, 30);
    await Promise.all(Array.from({ length: 4 }, sealAll));
    expect(await selectSeries(database.db)).toMatchObject([
      { kind: 'invoice', financialYear: YEAR, lastSerial: 1200, sealedSerial: 1200 },
      { kind: 'credit-note', financialYear: YEAR, lastSerial: 30, sealedSerial: 30 },
    ]);
    expect(await verifyBooks(database.db)).toMatchObject({ documents: 1230, findings: [], findingCount: 0 });
  });

  it('stops at a gap and goes on when the document is there', async () => {
    await issue(5);
    await tamper((tx) =>
      tx.execute(sql`update invoices set serial = 9, number = 'TV/2627/000009' where serial = 3`),
    );
    await sealAll();
    expect(await selectSeries(database.db)).toMatchObject([{ sealedSerial: 2 }]);
    await tamper((tx) =>
      tx.execute(sql`update invoices set serial = 3, number = 'TV/2627/000003' where serial = 9`),
    );
    await sealAll();
    expect(await selectSeries(database.db)).toMatchObject([{ sealedSerial: 5 }]);
  });

  it('raises a discrepancy for a document that breaks a rule, once', async () => {
    const flawed = { ...SNAPSHOT, seller: { ...SNAPSHOT.seller, gstin: undefined } };
    await issue(2, 0, (serial) => (serial === 2 ? flawed : SNAPSHOT));
    await database.sql`alter table book_differences drop constraint book_differences_order_id_orders_id_fk`;
    await sealAll();
    await sealAll();
    const rows = await database.db.select().from(discrepancies);
    expect(rows).toMatchObject([
      {
        kind: 'document-flawed',
        detail: 'TV/2627/000002: The seller has no GSTIN.',
        state: 'open',
      },
    ]);
  });

  it('adds seals that no statement of the shop can change or delete', async () => {
    await issue(1);
    await sealAll();
    for (const statement of ['delete from document_seals', 'update document_seals set serial = 2'])
      await expect(database.sql.unsafe(statement)).rejects.toThrow('only added');
  });
});

describe('verifyBooks', () => {
  const serial = 4;

  it.each<[string, string, string[]]>([
    [
      'an amount was changed',
      `update invoices set amount_paise = amount_paise + 1 where serial = ${serial}`,
      ['document-changed TV/2627/000004', 'document-flawed TV/2627/000004'],
    ],
    [
      'a name was changed',
      `update invoices set snapshot = jsonb_set(snapshot, '{buyer,name}', '"Ravi"') where serial = ${serial}`,
      ['document-changed TV/2627/000004'],
    ],
    [
      'a date was changed',
      `update invoices set created_at = created_at - interval '1 day' where serial = ${serial}`,
      ['document-changed TV/2627/000004'],
    ],
    [
      'a reason of a credit note was changed',
      `update credit_notes set reason = 'Other' where serial = 2`,
      ['document-changed CN/2627/000002'],
    ],
    [
      'an invoice was deleted',
      `delete from invoices where serial = ${serial}`,
      ['document-missing TV/2627/000004'],
    ],
    [
      'the last invoices were deleted',
      `delete from invoices where serial > 5`,
      ['document-missing TV/2627/000006'],
    ],
    [
      'the last invoices and their numbers were deleted',
      `delete from invoices where serial > 5; update invoice_series set last_serial = 5`,
      ['document-missing TV/2627/000006'],
    ],
    [
      'a seal was removed',
      `delete from document_seals where kind = 'invoice' and serial = ${serial}`,
      ['document-changed TV/2627/000004', 'document-changed TV/2627/000005'],
    ],
    [
      'a seal was replaced',
      `update document_seals set content_hash = repeat('0', 64) where kind = 'invoice' and serial = ${serial}`,
      ['document-changed TV/2627/000004', 'document-changed TV/2627/000004'],
    ],
    [
      'the credit notes exceed an invoice',
      `update credit_notes set invoice_id = (select invoice_id from credit_notes where serial = 1) where serial = 2`,
      ['document-changed CN/2627/000002', 'document-flawed TV/2627/000001'],
    ],
  ])('finds that %s', async (_, statements, found) => {
    await issue(10, 3);
    await sealAll();
    await tamper((tx) => tx.execute(sql.raw(statements)));
    expect(await findings()).toEqual(found);
  });

  it('finds with a known chain hash that everything was sealed anew', async () => {
    await issue(20);
    await sealAll();
    const [series] = await selectSeries(database.db);
    const head = {
      kind: 'invoice',
      financialYear: YEAR,
      serial: 20,
      chainHash: series?.headHash ?? '',
    } as const;
    await tamper((tx) =>
      tx.execute(
        sql.raw(`delete from document_seals;
        update invoices set snapshot = jsonb_set(snapshot, '{buyer,name}', '"Ravi"') where serial = 4`),
      ),
    );
    await sealAll();
    expect(await findings()).toEqual([]);
    expect(await findings([head])).toEqual(['document-changed TV/2627/000020 as known']);
  });

  it('does not take documents that are numbered meanwhile for missing or unsealed', async () => {
    await issue(1500);
    await sealAll();
    let isFirst = true;
    const report = await verifyBooks(database.db, {
      onProgress: async () => {
        if (!isFirst) return;
        isFirst = false;
        await tamper((tx) =>
          tx.execute(sql`update invoice_series set last_serial = 1501;
            insert into invoices (order_id, user_id, financial_year, serial, number, amount_paise, snapshot)
            select gen_random_uuid(), gen_random_uuid(), financial_year, 1501, 'TV/2627/001501', amount_paise, snapshot
            from invoices where serial = 1`),
        );
      },
    });
    expect(report).toMatchObject({ documents: 1500, findingCount: 0 });
  });

  it('stops when progress throws', async () => {
    await issue(1500);
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(verifyBooks(database.db, { onProgress: stop })).rejects.toThrow('stopped');
  });
});
