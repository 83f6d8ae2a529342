import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Passport } from '@aabha/contracts/passports/passports.schema';
import { paise } from '@aabha/contracts/money/money';
import { orderLines } from '@aabha/db/schema/orders';
import { shipments } from '@aabha/db/schema/shipments';
import { aProduct, signedInAs } from '../../testing/builders';
import { complaintForm } from '../../testing/a-complaint';
import { movableClock } from '../../testing/clock';
import { pdfPages } from '../../testing/pdf-pages';
import { returning } from '../../testing/returning';
import { buy } from '../../testing/shopping-steps';
import { trackingToken } from '../orders/tracking-token';
import { passportToken } from './passport-token';

const at = returning();
let clock: ReturnType<typeof movableClock>;
beforeAll(() => {
  clock = movableClock(at.shop);
});
beforeEach(() => clock.reset());

const DAY_MS = 86_400_000;
const staff = () => at.shop.trpc(at.boss.token);
const mine = () => at.shop.trpc(at.shopper.token);
let numbers = 0;

/** Packs and sends everything of an order, or of its replacement, with new serial numbers. */
async function send(order_id: string, quantity: number, more: { replacement_id?: string } = {}) {
  const { shipment } = await staff().shipments.create.mutate({ order_id, ...more });
  const serials = Array.from({ length: quantity }, () => `PASS-${(numbers += 1)}`);
  await staff().shipments.pack.mutate({
    id: shipment._id,
    serials: serials.map((serial) => ({ position: 0, serial })),
  });
  const awb = String(800_000 + numbers);
  await staff().shipments.ship.mutate({ id: shipment._id, courier: 'delhivery', awb });
  return { id: shipment._id, serials };
}

async function sold(quantity = 1) {
  const product = await aProduct(at.shop.db, {
    ...{ pricePaise: paise(12_345_00), discountPercent: 0, warrantyMonths: 12, stock: 20 },
    modelNumber: `PM${(numbers += 1)}X`,
  });
  const { _id } = await buy(at.shop, at.shopper, product.id, quantity);
  return { order: _id, ...(await send(_id, quantity)) };
}
const passportsOf = async (id: string) => (await mine().passports.ofOrder.query({ id })).passports;
const read = (token: string, by?: string) =>
  at.shop.rest<{ passport: Passport; link: string; qr: string; reason?: string }>(
    'GET',
    `/passport/${token}`,
    undefined,
    by,
  );
const tokenOf = async (order: string, serial: string) =>
  (await passportsOf(order)).find((one) => one.serial === serial)?.token ?? '';
const passportOf = async (order: string, serial: string) =>
  (await read(await tokenOf(order, serial))).body.data.passport;
/** Reads without a session, which would have ended by then. */
const passportIn = async (days: number, token: string) => {
  clock.advance(days * DAY_MS);
  return (await read(token)).body.data.passport;
};

describe('the passport of a television', () => {
  it('waits for the delivery, covers it for its months, and then is over', async () => {
    const { order, id, serials } = await sold();
    const [serial = ''] = serials;
    expect(await passportOf(order, serial)).toMatchObject({ serial, state: 'waiting', ends_on: '' });
    await staff().shipments.deliver.mutate({ id });
    const covered = await passportOf(order, serial);
    expect(covered).toMatchObject({ state: 'covered', extended_ends_on: '', claims: [], order_id: '' });
    expect([365, 366]).toContain(covered.days_left);
    expect(covered.ends_on.slice(5)).toBe(covered.starts_on.slice(5));
    const token = await tokenOf(order, serial);
    expect(await passportIn(370, token)).toMatchObject({ state: 'over', days_left: 0 });
  });

  it('has a link and its QR code, each unit its own, and nothing personal', async () => {
    const { order, id, serials } = await sold(2);
    await staff().shipments.deliver.mutate({ id });
    const passports = await passportsOf(order);
    expect(passports.map(({ serial }) => serial).toSorted()).toEqual(serials.toSorted());
    expect(new Set(passports.map(({ token }) => token)).size).toBe(2);
    const { body } = await read(passports[0]?.token ?? '');
    expect(body.data.link).toBe(
      new URL(`/passport/${passports[0]?.token}`, at.shop.deps.config.STORE_URL).href,
    );
    expect(body.data.qr).toMatch(/^<svg xmlns=/);
    expect(JSON.stringify(body)).not.toMatch(/Asha|@|9876543210|12345|Bengaluru|5600/);
  });

  it('names the order to the person who bought it alone, who alone lists the passports', async () => {
    const { order } = await sold();
    const [passport] = await passportsOf(order);
    const stranger = await signedInAs(at.shop);
    const orderIn = async (by: string) => (await read(passport!.token, by)).body.data.passport.order_id;
    expect(await orderIn(at.shopper.token)).toBe(order);
    expect(await orderIn(stranger.token)).toBe('');
    await expect(at.shop.trpc(stranger.token).passports.ofOrder.query({ id: order })).rejects.toMatchObject({
      data: { reason: 'ORDER_NOT_FOUND' },
    });
  });

  it('lists the complaints about the television', async () => {
    const { order, serials } = await sold();
    const { complaint } = (
      await at.shop.rest<{ complaint: { _id: string } }>(
        'POST',
        '/complaint/new',
        { ...complaintForm(at.shopper), order_id: order },
        at.shopper.token,
      )
    ).body.data;
    const { claims } = await passportOf(order, serials[0]!);
    expect(claims).toMatchObject([{ status: 'Pending' }]);
    expect(claims[0]?.number).toBe(`T-${complaint._id.slice(-8).toUpperCase()}`);
  });

  it('goes on with the extended warranty, until that is refunded', async () => {
    const { order, id, serials } = await sold();
    await at.shop.db
      .update(orderLines)
      .set({ warrantyMonths: 24, totalWarrantyMonths: 36, warrantyPricePaise: paise(1_000_00) })
      .where(eq(orderLines.orderId, order));
    await staff().shipments.deliver.mutate({ id });
    const extended = await passportOf(order, serials[0]!);
    expect(Number(extended.extended_ends_on.slice(0, 4))).toBe(Number(extended.starts_on.slice(0, 4)) + 3);
    const token = await tokenOf(order, serials[0]!);
    expect((await passportIn(400, token)).state).toBe('extended');
    clock.reset();
    await at.shop.sql`with refund as (
      insert into refunds (captured_payment_id, amount_paise, reason) select payment_id, 100000, 'Not wanted.' from orders where id = ${order} returning id
    ) insert into refund_lines (refund_id, position, quantity, goods_paise, warranty_paise, restock, settled_units)
      select id, 0, 0, 0, 100000, false, 0 from refund`;
    expect((await passportOf(order, serials[0]!)).extended_ends_on).toBe('');
  });

  it('ends with a replacement, whose own passport carries on the same warranty', async () => {
    const { order, id, serials } = await sold();
    await staff().shipments.deliver.mutate({ id });
    /* Delivered long before the replacement. */
    await at.shop.db
      .update(shipments)
      .set({ deliveredAt: new Date(Date.now() - 5 * DAY_MS).toISOString() })
      .where(eq(shipments.id, id));
    const first = await passportOf(order, serials[0]!);
    const { body } = await at.create(at.shopper, order, {
      lines: [{ position: 0, quantity: 1 }],
      wish: 'replacement',
    });
    const returnId = body.data.returnRequest._id;
    await staff().returns.update.mutate({ id: returnId, status: true });
    await staff().returns.receive.mutate({ id: returnId });
    await staff().returns.inspect.mutate({
      id: returnId,
      lines: [{ position: 0, accepted: 1, restock: false }],
    });
    const { returnRequest } = await staff().returns.replace.mutate({ id: returnId });
    const sent = await send(order, 1, { replacement_id: returnRequest.replacement!._id });
    await staff().shipments.deliver.mutate({ id: sent.id });
    const second = await passportOf(order, sent.serials[0]!);
    expect(second).toMatchObject({ state: 'covered', starts_on: first.starts_on, ends_on: first.ends_on });
    expect(await passportOf(order, serials[0]!)).toMatchObject({ state: 'replaced', days_left: 0 });
  });
});

describe('the invoice of the television', () => {
  const invoiceOf = async (order: string) => {
    const client = mine();
    const [invoice] = await at.shop.sql<{ id: string; number: string; amount: number }[]>`
      select id, number, amount_paise::int as amount from invoices where order_id = ${order}`;
    const { pdf } = await client.invoices.download.query({ id: invoice?.id ?? '', language: 'en' });
    return { ...invoice, pages: pdfPages(Buffer.from(pdf, 'base64')).join('\n') };
  };

  it('has the QR code of the passport once it is packed, with the same number and amount', async () => {
    const product = await aProduct(at.shop.db, { stock: 5, modelNumber: `PM${(numbers += 1)}X` });
    const { _id: order } = await buy(at.shop, at.shopper, product.id, 1);
    const before = await invoiceOf(order);
    expect(before.pages).not.toContain('Warranty passport');
    const { serials } = await send(order, 1);
    const after = await invoiceOf(order);
    expect(after.pages).toContain(`Serial number ${serials[0]}`);
    expect([after.number, after.amount]).toEqual([before.number, before.amount]);
  });
});

describe('a link that is not one', () => {
  it('is refused, also with the signature of another purpose or of no television', async () => {
    const { order } = await sold();
    const [passport] = await passportsOf(order);
    const nobody = passportToken(at.shop.deps.config, '0193a1e0-0000-7000-8000-000000000001');
    const wrong = [
      passport!.token.slice(0, -1),
      trackingToken(at.shop.deps.config, order),
      nobody,
      passportToken(at.shop.deps.config, 'no-id'),
      'x',
    ];
    for (const token of wrong) {
      const { status, body } = await read(token);
      expect([status, body.data.reason], token).toEqual([404, 'PASSPORT_LINK_UNKNOWN']);
    }
  });
});
