import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { creditNotes } from '@aabha/db/schema/credit-notes';
import { invoices } from '@aabha/db/schema/invoices';
import { refunds } from '@aabha/db/schema/refunds';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { pdfPages } from '../../testing/pdf-pages';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { addMissingCreditNotes } from './credit-notes.service';

let shop: TestShop;
let boss: SignedIn;
let shopper: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  shopper = await signedInAs(shop);
});
afterAll(() => shop.stop());

const TOTAL = 30_099;
const cancel = (id: string, reason = 'As the shopper wished.') =>
  shop.trpc(boss.token).orders.updateStatus.mutate({ id, status: 'Cancelled', reason });
const refundOf = async (id: string) =>
  (await shop.trpc(shopper.token).orders.get.query({ id })).order.refunds[0];

/** Returns an order that was cancelled, with its refund once the credit note is issued. */
async function aCancelled() {
  const { _id } = await buy(shop, shopper, (await aProduct(shop.db)).id);
  await cancel(_id);
  const refund = await vi.waitFor(async () => {
    const found = await refundOf(_id);
    expect(found?.creditNoteNumber).not.toBe('');
    return found!;
  }, 15_000);
  return { _id, refund };
}
const rowOf = async (orderId: string) => {
  const [row] = await shop.db
    .select({ note: creditNotes, invoice: invoices })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(eq(invoices.orderId, orderId));
  return row;
};
const download = (id: string, token: string) =>
  fetch(`${shop.url}/api/v1/creditNote/${id}/download`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });

describe('the credit note of a refund', () => {
  it('credits the whole invoice, has a number of its own series, and is on the order, in the list and in the mail', async () => {
    const { _id, refund } = await aCancelled();
    expect(refund.creditNoteNumber).toMatch(/^CN\/\d{4}\/\d{6}$/);
    const row = await rowOf(_id);
    expect(row?.note).toMatchObject({
      amountPaise: row?.invoice.amountPaise,
      snapshot: row?.invoice.snapshot,
      reason: 'The order was cancelled.',
    });
    const { creditNoteList } = await shop.trpc(shopper.token).creditNotes.list.query({});
    expect(creditNoteList.find((note) => note.order_id === _id)).toMatchObject({
      _id: refund.credit_note_id,
      creditNoteNumber: refund.creditNoteNumber,
      amount: TOTAL,
      refund_status: 'processed',
      invoice: { _id: row?.invoice.id, invoiceNumber: row?.invoice.number },
      user_Id: { _id: shopper.id },
    });
    const mail = await shop.mail(SHIP_TO.email, /Your refund of ₹30,099/);
    expect(mail.attachments).toMatchObject([
      { fileName: `Credit note ${refund.creditNoteNumber.replaceAll('/', '-')}.pdf` },
    ]);
  });

  it('is a PDF that names the invoice and its date; 404 for another shopper, 403 for a SubAdmin', async () => {
    const { _id, refund } = await aCancelled();
    const row = await rowOf(_id);
    const response = await download(refund.credit_note_id, shopper.token);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${refund.credit_note_id}.pdf"`,
    );
    const [page] = pdfPages(Buffer.from(await response.arrayBuffer()));
    const known = ['Credit Note', refund.creditNoteNumber, row?.invoice.number ?? '', '₹30,099.00'];
    for (const text of known) expect(page).toContain(text);
    expect((await download(refund.credit_note_id, boss.token)).status).toBe(200);
    const stranger = await signedInAs(shop);
    expect((await download(refund.credit_note_id, stranger.token)).status).toBe(404);
    expect((await download(refund.credit_note_id, (await signedInAs(shop, 'SubAdmin')).token)).status).toBe(
      403,
    );
  });

  it('is found by a SuperAdmin by its number, that of the invoice and the buyer; a shopper finds own ones only', async () => {
    const { _id, refund } = await aCancelled();
    const row = await rowOf(_id);
    const found = async (token: string, search: string) => {
      const { creditNoteList, creditNoteCount } = await shop
        .trpc(token)
        .creditNotes.list.query({ filters: { search } });
      expect(creditNoteCount).toBe(creditNoteList.length);
      return creditNoteList.map((note) => note._id);
    };
    for (const text of [refund.creditNoteNumber, row?.invoice.number ?? ''])
      expect(await found(boss.token, text)).toEqual([refund.credit_note_id]);
    expect(await found(boss.token, shopper.email)).toContain(refund.credit_note_id);
    expect(await found(boss.token, '%')).toEqual([]);
    expect(await found((await signedInAs(shop)).token, refund.creditNoteNumber)).toEqual([]);
    await expect(
      shop.trpc(shopper.token).creditNotes.list.query({ filters: { user_Id: boss.id } }),
    ).rejects.toMatchObject({ data: { reason: 'NOT_YOURS' } });
  });

  it('is exported with taxes that add up to the total', async () => {
    const { refund } = await aCancelled();
    const response = await fetch(`${shop.url}/api/v1/creditNote/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { search: refund.creditNoteNumber } }),
    });
    const [header = '', line = ''] = (await response.text()).split('\r\n');
    const names = header.split(',');
    const cells = line.split(',');
    const cell = (name: string) => Number(cells.at(names.indexOf(name) - names.length));
    const parts = ['Taxable value', 'CGST', 'SGST', 'IGST', 'Round-off'].map(cell);
    expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(TOTAL * 100);
    expect(line).toContain(refund.creditNoteNumber);
  });
});

describe('a refund that the provider refused', () => {
  it('has no number while it failed, keeps its credit note when it is tried again, and then gets the number', async () => {
    const { _id } = await buy(shop, shopper, (await aProduct(shop.db)).id);
    await shop.sandbox('POST', '/sandbox/faults', { refundsEnd: 'failed' });
    await cancel(_id);
    await vi.waitFor(async () => expect((await refundOf(_id))?.status).toBe('failed'), 15_000);
    await shop.sandbox('DELETE', '/sandbox/faults');
    const before = await rowOf(_id);
    expect(before?.note).toMatchObject({ number: null, issuedAt: null });
    await expect(
      shop.trpc(shopper.token).creditNotes.download.query({ id: before?.note.id ?? '' }),
    ).rejects.toMatchObject({ data: { reason: 'CREDIT_NOTE_NOT_NUMBERED' } });
    expect((await refundOf(_id))?.credit_note_id).toBe('');
    await shop.trpc(boss.token).dashboard.retryFailure.mutate({ id: before?.note.refundId ?? '' });
    await vi.waitFor(async () => expect((await refundOf(_id))?.creditNoteNumber).not.toBe(''), 15_000);
    const after = await rowOf(_id);
    expect(after?.note.id).toBe(before?.note.id);
    expect(after?.note.refundId).not.toBe(before?.note.refundId);
  });
});

it('a refund by a process of the version before gets its credit note afterwards, once', async () => {
  const { _id } = await aCancelled();
  const row = await rowOf(_id);
  await shop.db.delete(creditNotes).where(eq(creditNotes.id, row?.note.id ?? ''));
  await Promise.all(Array.from({ length: 4 }, () => addMissingCreditNotes(shop.deps)));
  await vi.waitFor(async () => expect((await rowOf(_id))?.note.number).not.toBeNull(), 15_000);
  expect((await rowOf(_id))?.note.snapshot).toEqual(row?.invoice.snapshot);
});

it('twelve orders that are cancelled at the same time get one credit note each, without a gap', async () => {
  const product = await aProduct(shop.db, { stock: 20 });
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push((await buy(shop, shopper, product.id))._id);
  const presses = await Promise.allSettled(ids.flatMap((id) => [cancel(id), cancel(id)]));
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(ids.length);
  await vi.waitFor(async () => {
    const rows = await shop.db.select().from(creditNotes);
    expect(rows.every(({ number }) => number !== null)).toBe(true);
    expect(rows).toHaveLength(await shop.db.$count(refunds));
  });
  const rows = await shop.db.select({ serial: creditNotes.serial }).from(creditNotes);
  const serials = rows.map(({ serial }) => serial ?? 0).toSorted((a, b) => a - b);
  const last = serials.at(-1) ?? 0;
  /* The test above deleted one that had its number. */
  expect(new Set(serials).size).toBe(serials.length);
  expect(last - serials.length).toBe(1);
});

it('notes when a business has reversed the input credit, and finds those that are awaited', async () => {
  const { _id, refund } = await aCancelled();
  const notes = shop.trpc(boss.token).creditNotes;
  const id = refund.credit_note_id;
  await expect(notes.update.mutate({ id, reversal: 'done' })).rejects.toMatchObject({
    data: { reason: 'CREDIT_NOTE_NOT_B2B' },
  });
  await shop.db.execute(sql`
    update credit_notes set snapshot = jsonb_set(snapshot, '{buyer,gstin}', '"29AABCU9603R1ZJ"') where id = ${id}`);
  const of = async (reversal: 'awaited' | 'done' | 'not-needed') =>
    (await notes.list.query({ filters: { reversal } })).creditNoteList.map(({ order_id }) => order_id);
  expect(await of('awaited')).toEqual([_id]);
  await expect(
    notes.update.mutate({ id, reversal: 'done', reversed_on: '2020-01-01' }),
  ).rejects.toMatchObject({ data: { reason: 'CREDIT_NOTE_REVERSAL_DAY' } });
  const today = indiaDay(new Date());
  expect(await notes.update.mutate({ id, reversal: 'done' })).toEqual({
    reversal: 'done',
    reversed_on: today,
  });
  expect([await of('awaited'), await of('done')]).toEqual([[], [_id]]);
  expect(await of('not-needed')).not.toContain(_id);
  await notes.update.mutate({ id, reversal: 'awaited' });
  expect(await of('awaited')).toEqual([_id]);
  const log = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'credit-note.reversal'));
  expect(log.map(({ after }) => after)).toEqual([{ reversed_on: today }, { reversed_on: null }]);
});
