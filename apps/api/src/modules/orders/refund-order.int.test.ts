import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { creditNotes } from '@aabha/db/schema/credit-notes';
import { invoices } from '@aabha/db/schema/invoices';
import { refunds } from '@aabha/db/schema/refunds';
import { SHIP_TO, signedInAs } from '../../testing/builders';
import { refunding, refusedWith, units } from '../../testing/refunding';
import { ProviderError } from '../../ports/payments/payments';
import { fillPaymentMethods } from '../refunds/refunds.service';

const at = refunding();
const { anOrder, atProvider, notesOf, orderOf, preview, refund, setStatus, settled, stockOf } = at;

describe('the refund of a part', () => {
  it('returns the money once, with a credit note and a mail of its own; the status stays', async () => {
    const { id, product } = await anOrder('Delivered');
    const seen = await preview(id, units(1, true));
    expect(seen).toMatchObject({
      left: { refundable: 24_789, shipping: 99, can_restock: true, lines: [{ quantity: 2, goods: 24_690 }] },
      refund: { amount: 12_345, credit_note: true, refundable_after: 12_444, lines: [{ quantity: 1 }] },
      refusal: '',
    });
    const tax = seen.refund;
    expect((tax?.taxable ?? 0) + (tax?.cgst ?? 0) + (tax?.sgst ?? 0) + (tax?.igst ?? 0)).toBeCloseTo(
      12_345,
      2,
    );
    await refund(id, { ...units(1, true), refund_amount: 12_345, expected_refundable: 24_789 });
    const order = await settled(id, 1);
    expect(order).toMatchObject({
      status: 'Delivered',
      refundable: 12_444,
      products: [{ quantity: 2, refunded_quantity: 1, settled_quantity: 1 }],
      refunds: [
        {
          amount: 12_345,
          status: 'processed',
          reason: 'It arrived broken.',
          lines: [{ quantity: 1, goods: 12_345 }],
        },
      ],
    });
    expect(await atProvider(id)).toEqual([12_345_00]);
    expect(await stockOf(product)).toBe(4);
    const mail = await at.shop.mail(SHIP_TO.email, /Your refund of ₹12,345/);
    expect(mail.text).toContain('Reason: It arrived broken.');
    expect(mail.text).toContain('1 × ');
    expect(mail.attachments).toHaveLength(1);
    const audit = await at.shop
      .trpc(at.boss.token)
      .audit.list.query({ filters: { entityId: id, about: 'changes' } });
    expect(audit.auditList[0]).toMatchObject({ action: 'order.refund', after: { refund_amount: 12_345 } });
  });

  it('and then of everything else add up to the invoice, line by line', async () => {
    const { id } = await anOrder('Delivered');
    await refund(id, { amount: 1_000.5 });
    await refund(id, units(1));
    await refund(id, { shipping: true });
    await refund(id, { ...units(1), refund_amount: 11_844.75 });
    const order = await settled(id, 4);
    expect(order).toMatchObject({ status: 'Delivered', refundable: 0, products: [{ refunded_quantity: 2 }] });
    const notes = await notesOf(id);
    const [invoice] = await at.shop.db.select().from(invoices).where(eq(invoices.orderId, id));
    expect(notes.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(invoice?.amountPaise);
    const credited = invoice?.snapshot.lines.map((_, index) =>
      notes
        .flatMap(({ snapshot }) => snapshot.lines.filter(({ invoiceLine }) => invoiceLine === index))
        .reduce((sum, line) => sum + line.igstPaise + line.cgstPaise + line.sgstPaise, 0),
    );
    expect(credited).toEqual(
      invoice?.snapshot.lines.map((line) => line.igstPaise + line.cgstPaise + line.sgstPaise),
    );
    await expect(refund(id, { amount: 1 })).rejects.toMatchObject(refusedWith('REFUND_NOTHING_LEFT'));
  });

  it('is for staff, names its reason, and is refused for what is not there or what has changed', async () => {
    const { id } = await anOrder('Delivered');
    await expect(refund(id, units(1), at.shopper)).rejects.toMatchObject(refusedWith('FORBIDDEN'));
    await expect(refund(id, { ...units(1), reason: ' ' })).rejects.toMatchObject(
      refusedWith('INVALID_INPUT'),
    );
    await expect(refund(id, units(3))).rejects.toMatchObject(refusedWith('REFUND_PART_GONE'));
    await expect(refund(id, { ...units(1), refund_amount: 12_000 })).rejects.toMatchObject(
      refusedWith('REFUND_CHANGED'),
    );
    await expect(refund(id, { ...units(1), expected_refundable: 12_000 })).rejects.toMatchObject(
      refusedWith('REFUND_CHANGED'),
    );
    expect(await preview(id)).toMatchObject({ refund: null, refusal: 'Please choose what to refund.' });
    expect((await orderOf(id)).refunds).toEqual([]);
    await refund(id, units(1), await signedInAs(at.shop, 'SubAdmin'));
  });

  it('happens once for one Idempotency-Key', async () => {
    const { id } = await anOrder('Delivered');
    const press = () =>
      fetch(`${at.shop.url}/api/v1/order/${id}/refund`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${at.boss.token}`,
          'content-type': 'application/json',
          'idempotency-key': `refund-${id}`,
        },
        body: JSON.stringify({ amount: 100, reason: 'A scratch.' }),
      });
    expect((await press()).status).toBe(200);
    expect((await press()).status).toBe(200);
    expect((await orderOf(id)).refunds).toHaveLength(1);
  });
});

describe('concurrent refunds', () => {
  it('of forty clicks never return more than was paid', async () => {
    const { id } = await anOrder('Delivered');
    const clicks = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => refund(id, n % 2 === 0 ? units(1, true) : { amount: 5_000 })),
    );
    const { refunds: made } = await orderOf(id);
    expect(made.length).toBeGreaterThanOrEqual(clicks.filter(({ status }) => status === 'fulfilled').length);
    const order = await settled(id, made.length);
    const sum = order.refunds.reduce((total, { amount }) => total + amount, 0);
    expect(sum + order.refundable).toBe(24_789);
    expect(order.refundable).toBeGreaterThanOrEqual(0);
    expect((await atProvider(id)).reduce((total, amount) => total + amount, 0)).toBe(Math.round(sum * 100));
  });

  it('of a part and a cancellation add up to what was paid, and the goods come back once', async () => {
    const { id, product } = await anOrder();
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => refund(id, units(1))),
      setStatus(id, 'Cancelled', { reason: 'As asked.' }),
    ]);
    expect(results.at(-1)?.status).toBe('fulfilled');
    const { refunds: made } = await orderOf(id);
    await settled(id, made.length);
    expect((await atProvider(id)).reduce((total, amount) => total + amount, 0)).toBe(24_789_00);
    expect(await stockOf(product)).toBe(5);
    const notes = await notesOf(id);
    expect(notes.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(24_789_00);
    await expect(refund(id, { amount: 1 })).rejects.toMatchObject(refusedWith('REFUND_CANCELLED'));
  });

  it('are refused by the database where a process of the version before knows nothing of parts', async () => {
    const { id } = await anOrder('Delivered');
    await refund(id, { amount: 100 });
    await expect(
      at.shop.db.execute(sql`insert into refunds (payment_id, amount_paise, reason)
        select payment_id, total_paise, 'Cancelled' from orders where id = ${id}`),
    ).rejects.toMatchObject({ cause: { constraint_name: 'refunds_within_captured' } });
    await at.shop.db.execute(sql`insert into refunds (payment_id, amount_paise, reason)
        select payment_id, total_paise - 10000, 'Cancelled' from orders where id = ${id}`);
    expect((await orderOf(id)).refundable).toBe(0);
  });
});

it('credit notes of many parts have numbers without a gap', async () => {
  const { id } = await anOrder('Delivered');
  await Promise.all(Array.from({ length: 12 }, () => refund(id, { amount: 50 })));
  await settled(id, 12);
  await vi.waitFor(async () => {
    const rows = await at.shop.db
      .select({ serial: creditNotes.serial, status: refunds.status })
      .from(creditNotes)
      .innerJoin(refunds, eq(refunds.id, creditNotes.refundId));
    const serials = rows.flatMap(({ serial }) => serial ?? []).toSorted((a, b) => a - b);
    expect(rows.filter(({ status }) => status === 'processed')).toHaveLength(serials.length);
    expect(serials).toEqual(Array.from({ length: serials.length }, (_, index) => index + 1));
  }, 15_000);
});

describe('how an order of an earlier version was paid', () => {
  const methodOf = async (id: string) => (await orderOf(id)).payment_method;
  const forget = (id: string, providerOrder = sql`provider_order_id`) =>
    at.shop.db.execute(sql`
      update payments set method = null, provider_order_id = ${providerOrder}
      where id = (select payment_id from orders where id = ${id})`);
  beforeEach(() => at.shop.stopWorkers());

  it('is read from the provider before a refund is promised and before it is sent', async () => {
    const { id } = await anOrder('Delivered');
    const known = await methodOf(id);
    expect(known).not.toBe('');
    await forget(id);
    expect(await methodOf(id)).toBe('');
    expect((await preview(id, units(1))).left.payment_method).toBe(known);
    expect(await methodOf(id)).toBe(known);
    await forget(id);
    await refund(id, units(1));
    at.shop.startWorkers();
    await settled(id, 1);
    expect(await methodOf(id)).toBe(known);
  });

  it('is noted by the job, and stays empty where the provider does not know it or does not respond', async () => {
    const orders = [await anOrder('Delivered'), await anOrder('Delivered')] as const;
    const known = await methodOf(orders[0].id);
    await forget(orders[0].id);
    await forget(orders[1].id, sql`'order_of_another_account'`);
    const away = new ProviderError('away', 503);
    const { ports } = at.shop.deps;
    const payments = { ...ports.payments, listPayments: () => Promise.reject(away) };
    await expect(fillPaymentMethods({ ...at.shop.deps, ports: { ...ports, payments } })).rejects.toBe(away);
    const left = async () =>
      (
        await at.shop.db.execute(
          sql`select 1 from payments where method is null and provider_payment_id is not null`,
        )
      ).length;
    expect(await left()).toBe(2);
    at.shop.startWorkers();
    await vi.waitFor(async () => expect(await left()).toBe(0), 10_000);
    expect(await Promise.all(orders.map(({ id }) => methodOf(id)))).toEqual([known, '']);
  });
});

it('the preview of all that is left is what a cancellation refunds and credits', async () => {
  const { id } = await anOrder('Delivered');
  await refund(id, { ...units(1), amount: 1_000 });
  const { refund: seen } = await preview(id, { rest: true });
  expect(seen).toMatchObject({ credit_note: true, refundable_after: 0, shipping: 99 });
  await setStatus(id, 'Cancelled', { reason: 'It broke.', refund_amount: seen?.amount });
  await settled(id, 2);
  const note = (await notesOf(id)).find(({ amountPaise }) => amountPaise === (seen?.amount ?? 0) * 100);
  const sum = (tax: 'taxablePaise' | 'igstPaise') =>
    note?.snapshot.lines.reduce((all, line) => all + line[tax], 0);
  expect([sum('taxablePaise'), sum('igstPaise')]).toEqual(
    [seen?.taxable, seen?.igst].map((rupees) => Math.round((rupees ?? 0) * 100)),
  );
  expect(await preview(id, { rest: true })).toMatchObject({ refund: null, left: { refundable: 0 } });
});

it('a cancellation by staff is refunded as fast as they choose', async () => {
  const { id } = await anOrder();
  await setStatus(id, 'Cancelled', { reason: 'No longer wanted.', speed: 'instant' });
  expect((await settled(id, 1)).refunds).toMatchObject([{ speed: 'instant', status: 'processed' }]);
});
