import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commercialNote } from '@aabha/contracts/credit-notes/commercial-note';
import { creditNoteSnapshot } from '@aabha/contracts/credit-notes/credit-note-snapshot';
import { creditNoteNumber, invoiceNumber } from '@aabha/contracts/gst/gst';
import { GST_CODES_BY_STATE } from '@aabha/contracts/gst/states';
import { Gstr1Summary } from '@aabha/contracts/gstr1/gstr1-summary';
import { invoiceSnapshot, type InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import { addPaise, paise, rupeesFromPaise } from '@aabha/contracts/money/money';
import { cartTotals } from '@aabha/contracts/pricing/pricing';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { SALES_GROUPS, type SalesGroup } from '@aabha/contracts/reports/reports.values';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { creditNotes, creditNoteSeries } from '@aabha/db/schema/credit-notes';
import { invoices, invoiceSeries } from '@aabha/db/schema/invoices';
import { orderLines } from '@aabha/db/schema/orders';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';

import { openReturn, readReturn } from '../gst-returns/read-return';
import { returnFigures } from '../gst-returns/return-figures';
import { advanceSums } from '../sums/sums.queries';
import { sumSales, sumTaxes } from './reports.queries';
import { salesRows } from './sales-report.service';
import { taxRow } from './tax-report.service';

const YEAR = '2026-27';
const START_MS = Date.parse('2026-10-01T00:00:00+05:30');
const MINUTES = 61 * 24 * 60;
const instantAt = (minute: number) => new Date(START_MS + minute * 60_000).toISOString();
const model = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await database.sql`insert into products (id, name, category, company_name, price_paise, new_price_paise, screen_inches, technology,
      highlights, description, warranty_months, warranty_pricing, specifications)
    select ('00000000-0000-7000-8000-00000000000' || i)::uuid, 'Model ' || i, 'Smart TV', 'Brand ' || i % 2, 100, 100,
      case when i < 4 then 43 + i end, case when i < 3 then 'OLED'::technology end, '{}', '', 12, '{}', '[]'
    from generate_series(0, 4) i`;
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`delete from credit_notes`;
  await database.sql`delete from invoices`;
  await database.sql`delete from order_lines`;
  await database.sql`delete from invoice_series`;
  await database.sql`delete from credit_note_series`;
});

const sale = fc.record({
  minute: fc.integer({ min: 0, max: MINUTES }),
  state: fc.constantFrom('Karnataka', 'Kerala', 'Chandigarh', 'Andaman & Nicobar Islands'),
  percent: fc.constantFrom(0, 10, 33),
  shipping: fc.constantFrom(0, 99_00),
  rate: fc.constantFrom(18, 28),
  lines: fc.uniqueArray(
    fc.record({
      model: fc.integer({ min: 0, max: 4 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      price: fc.integer({ min: 9_999, max: 99_999 }),
    }),
    { minLength: 1, maxLength: 3, selector: (line) => line.model },
  ),
  note: fc.constantFrom('none', 'whole', 'unit', 'commercial'),
  /** How many documents the sums take up afterwards. */
  step: fc.integer({ min: 0, max: 4 }),
});
type Sale = typeof sale extends fc.Arbitrary<infer S> ? S : never;

/** Returns the content of the credit note of a whole invoice, or of a unit of its first line. */
function noteOf(invoice: InvoiceSnapshot, amountPaise: number, kind: Sale['note']) {
  if (kind === 'whole') return { snapshot: invoice, amountPaise: paise(amountPaise) };
  if (kind === 'commercial') return { snapshot: commercialNote(invoice), amountPaise: paise(amountPaise) };
  const [line] = invoice.lines;
  const goodsPaise = paise(
    Math.floor(((line?.grossPaise ?? 0) - (line?.discountPaise ?? 0)) / (line?.quantity ?? 1)),
  );
  const lines = [{ position: 0, quantity: 1, goodsPaise, warrantyPaise: paise(0) }];
  const parts = { lines, shippingPaise: paise(0), roundOffPaise: paise(0) };
  return { snapshot: creditNoteSnapshot({ invoice, credited: [], parts }), amountPaise: goodsPaise };
}

/** Issues an invoice with its order's lines, and the credit note, as the workers do. */
async function issue(one: Sale, serial: number): Promise<void> {
  const lines = one.lines.map((line) => ({
    ...{ productName: `Model ${line.model}`, hsn: '85287216', quantity: line.quantity, warrantyMonths: 0 },
    ...{ unitPricePaise: paise(line.price * 100 + 37), warrantyPricePaise: paise(0) },
  }));
  const totals = cartTotals(lines, one.percent, paise(one.shipping));
  const purchase = {
    ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', address: '7 Temple Street' },
    ...{ city: 'x', state: one.state, zip: '682001', couponCode: null, ...totals },
  };
  const snapshot = invoiceSnapshot(demoSettings(), purchase, lines, () => one.rate);
  const [orderId, invoiceId] = [randomUUID(), randomUUID()];
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.insert(orderLines).values(
      lines.map((line, position) => ({
        ...{ orderId, position, productId: model(one.lines[position]?.model ?? 0), totalWarrantyMonths: 12 },
        ...line,
      })),
    );
    const series = { financialYear: YEAR, lastSerial: serial };
    const set = { lastSerial: serial };
    await tx
      .insert(invoiceSeries)
      .values(series)
      .onConflictDoUpdate({ target: invoiceSeries.financialYear, set });
    await tx.insert(invoices).values({
      ...{ id: invoiceId, orderId, userId: randomUUID(), financialYear: YEAR, serial },
      ...{ number: invoiceNumber(YEAR, serial), amountPaise: totals.payablePaise, snapshot },
      createdAt: instantAt(one.minute),
    });
    if (one.note === 'none') return;
    const [last] = await tx.select().from(creditNoteSeries);
    const next = (last?.lastSerial ?? 0) + 1;
    await tx
      .insert(creditNoteSeries)
      .values({ financialYear: YEAR, lastSerial: next })
      .onConflictDoUpdate({ target: creditNoteSeries.financialYear, set: { lastSerial: next } });
    await tx.insert(creditNotes).values({
      ...{ invoiceId, refundId: randomUUID(), financialYear: YEAR, serial: next, reason: 'x' },
      ...{ number: creditNoteNumber(YEAR, next), issuedAt: instantAt(one.minute + 700) },
      ...noteOf(snapshot, totals.payablePaise, one.note),
    });
  });
  if (one.step > 0) await advanceSums(database.db, 'documents', one.step);
}

/** Returns the amounts of the documents of some days, read one by one. */
async function documentsOf(range: { from: string; to: string }) {
  const all = [
    ...(await database.db.select().from(invoices)).map((row) => ({ ...row, at: row.createdAt, sign: 1 })),
    ...(await database.db.select().from(creditNotes)).map((row) => ({
      ...row,
      at: row.issuedAt ?? '',
      sign: -1,
    })),
  ].filter(({ at }) => range.from <= indiaDay(new Date(at)) && indiaDay(new Date(at)) <= range.to);
  const taxOf = ({ lines }: InvoiceSnapshot) =>
    lines.reduce((sum, line) => sum + line.cgstPaise + line.sgstPaise + line.igstPaise, 0);
  return {
    net: all.reduce((sum, { sign, amountPaise }) => sum + sign * amountPaise, 0),
    tax: all.reduce((sum, { sign, snapshot }) => sum + sign * taxOf(snapshot), 0),
    invoices: all.filter(({ sign }) => sign === 1).length,
  };
}

const day = fc.integer({ min: -3, max: 64 }).map((days) => indiaDay(new Date(START_MS + days * 86_400_000)));
const range = fc
  .tuple(day, day)
  .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));

const reportOf = async (days: { from: string; to: string }, by: SalesGroup) =>
  salesRows(await sumSales(database.db, days, by), { ...days, by });

async function gstr1Of(period: string) {
  const settings = demoSettings();
  const read = <T>(work: (db: TestDatabase['db']) => Promise<T>) => work(database.db);
  const summary = new Gstr1Summary(settings.hsnDigits);
  for await (const page of readReturn(read, await openReturn(read, period)))
    for (const document of page) summary.add(document);
  return returnFigures(summary).hsn;
}

describe('the sums of any range', () => {
  it('are those of its invoices less its credit notes, however they are grouped and however far the sums are', async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(sale, { minLength: 1, maxLength: 8 }), range, async (sales, days) => {
          for (const [index, one] of sales.entries()) await issue(one, index + 1);
          const expected = await documentsOf(days);
          for (const by of SALES_GROUPS) {
            const rows = await reportOf(days, by);
            expect(addPaise(...rows.map(({ net }) => net))).toBe(expected.net);
            expect(addPaise(...rows.map(({ tax }) => tax))).toBe(expected.tax);
            if (by === 'day' || by === 'state')
              expect(rows.reduce((sum, row) => sum + (row.invoices ?? 0), 0)).toBe(expected.invoices);
          }
          for (const period of ['2026-10', '2026-11']) {
            const last = period === '2026-10' ? '2026-10-31' : '2026-11-30';
            const rows = (await sumTaxes(database.db, { from: `${period}-01`, to: last })).map(taxRow);
            const hsn = await gstr1Of(period);
            for (const name of ['taxable', 'igst', 'cgst'] as const)
              expect(addPaise(...rows.map((row) => row[name]))).toBe(
                addPaise(...hsn.map((row) => row[name])),
              );
            expect(addPaise(...rows.flatMap(({ sgst, utgst }) => [sgst, utgst]))).toBe(
              addPaise(...hsn.map(({ sgst }) => sgst)),
            );
          }
        })
        .beforeEach(async () => {
          await database.sql`truncate credit_notes, invoices, order_lines, invoice_series, credit_note_series cascade`;
        }),
      { numRuns: 8 },
    );
  });

  it('name each television, State, and what has none', async () => {
    const one: Sale = {
      ...{ minute: 600, state: 'Andaman & Nicobar Islands', percent: 10, shipping: 99_00, rate: 18 },
      ...{
        lines: [
          { model: 4, quantity: 2, price: 20_000 },
          { model: 1, quantity: 1, price: 10_000 },
        ],
      },
      ...{ note: 'unit', step: 9 },
    };
    await issue(one, 1);
    const days = { from: '2026-10-01', to: '2026-10-02' };
    const labels = async (by: SalesGroup) =>
      (await reportOf(days, by)).map(({ key, label, units, returned_units }) => [
        key,
        label,
        units,
        returned_units,
      ]);
    expect(await labels('state')).toEqual([['35', 'Andaman and Nicobar Islands', 3, 1]]);
    expect(await labels('brand')).toEqual([
      ['Brand 0', 'Brand 0', 2, 1],
      ['Brand 1', 'Brand 1', 1, 0],
      ['', 'Delivery and round-off', 0, 0],
    ]);
    expect(await labels('size')).toEqual([
      ['-', 'Not stated', 2, 1],
      ['44', '44 inch', 1, 0],
      ['', 'Delivery and round-off', 0, 0],
    ]);
    const [day1] = await reportOf(days, 'day');
    expect(day1).toMatchObject({ invoices: 1, credit_notes: 1, coupon: 5_000_11 });
    expect(rupeesFromPaise(paise(day1?.net ?? 0))).toBeGreaterThan(0);
  });

  it('are made anew when a numbered document is changed by hand', async () => {
    await issue(
      {
        minute: 1,
        state: 'Kerala',
        percent: 0,
        shipping: 0,
        rate: 18,
        lines: [{ model: 0, quantity: 1, price: 10_000 }],
        note: 'none',
        step: 9,
      },
      1,
    );
    await database.sql`update invoices set created_at = ${instantAt(1 + 24 * 60)}`;
    const rows = await reportOf({ from: '2026-10-01', to: '2026-10-03' }, 'day');
    expect(rows.map(({ invoices: count }) => count)).toEqual([0, 1, 0]);
  });
});

it('the database has the codes of the States that the contracts have', async () => {
  for (const [name, code] of Object.entries(GST_CODES_BY_STATE)) {
    const [row] = await database.sql<
      { code: string }[]
    >`select gst_place_code(${name.toUpperCase()}) as code`;
    expect([name, row?.code]).toEqual([name, code]);
  }
});
