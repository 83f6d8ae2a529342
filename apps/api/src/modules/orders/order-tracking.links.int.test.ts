import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TrackedOrder } from '@aabha/contracts/order-tracking/order-tracking.schema';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { outbox } from '@aabha/db/schema/outbox';
import { PASSWORD, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { packingIn } from '../../testing/packing';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { payLinkToken } from '../draft-orders/pay-link-token';
import { previewToken } from '../../core/preview-token';
import { trackingToken } from './tracking-token';

const DAY_MS = 86_400_000;

let shop: TestShop;
let packer: SignedIn;
let shopper: SignedIn;
let packing: ReturnType<typeof packingIn>;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  [packer, shopper] = [await signedInAs(shop, 'SuperAdmin'), await signedInAs(shop)];
  packing = packingIn(shop, { packer, shopper });
  clock = movableClock(shop);
});
beforeEach(() => clock.reset());
afterAll(() => shop.stop());

const refused = (reason: string) => ({ data: { reason } });
const tokenOf = (id: string) => trackingToken(shop.deps.config, id);
const read = (token: string) =>
  shop.rest<{ tracking: TrackedOrder; reason?: string }>('GET', `/order/track/${token}`);
const track = async (id: string) => (await read(tokenOf(id))).body.data.tracking;

describe('a link that does not work', () => {
  it('is refused without its signature, with that of another order or purpose, and for no order', async () => {
    const { _id: id } = await packing.bought();
    const [, signature = ''] = tokenOf(id).split('.');
    const { _id: other } = await packing.bought();
    const nobodys = '0193a1e0-0000-7000-8000-000000000001';
    const wrong = [
      ...[id, `${id}.`, `${id}.${signature.slice(0, -1)}`, `${id}.${signature}A`, 'x', '%20'],
      `${other}.${signature}`,
      trackingToken({ TOKEN_SECRET: 'another secret that is long enough' }, id),
      trackingToken(shop.deps.config, id, 2),
      payLinkToken(shop.deps.config, { id, revision: 1 }),
      previewToken(shop.deps.config, 'product', id, new Date(Date.now() + DAY_MS)),
      tokenOf(nobodys),
      trackingToken(shop.deps.config, 'no-id'),
    ];
    for (const token of wrong) {
      const { status, body } = await read(token);
      expect([status, body.data.reason], token).toEqual([404, 'ORDER_LINK_UNKNOWN']);
    }
    await expect(shop.trpc().orderTracking.get.query({ token: id })).rejects.toMatchObject(
      refused('ORDER_LINK_UNKNOWN'),
    );
  });

  it('ends 90 days after the last change of status, and works again with the next one', async () => {
    const { _id: id } = await packing.bought();
    const end = Date.parse((await track(id)).valid_until);
    clock.advance(end - Date.now() - 60_000);
    expect((await read(tokenOf(id))).status).toBe(200);
    clock.advance(60_000);
    const over = await read(tokenOf(id));
    expect([over.status, over.body.data.reason]).toEqual([404, 'ORDER_LINK_EXPIRED']);
    expect(over.body.message).toContain('90 days');
    const later = await signedInAs(shop, 'SuperAdmin');
    await shop.trpc(later.token).orders.updateStatus.mutate({ id, status: 'Shipped' });
    expect(await track(id)).toMatchObject({ status: 'Shipped' });
  });

  it('ends with the erasure of the person, and no new one is sent', async () => {
    const person = await signedInAs(shop);
    const own = packingIn(shop, { packer, shopper: person });
    const { _id: id } = await own.bought();
    await own.staff().orders.updateStatus.mutate({ id, status: 'Delivered' });
    expect((await read(tokenOf(id))).status).toBe(200);
    await shop.trpc(person.token).privacy.erase.mutate({ password: PASSWORD });
    expect((await read(tokenOf(id))).body.data.reason).toBe('ORDER_LINK_UNKNOWN');
    await shop.rest('POST', '/order/track/request', { order_number: orderNumber(id), email: person.email });
    expect(await queued(id)).toBe(0);
  });

  it('counts against the network of who guesses', async () => {
    const strict = await startTestShop({ RATE_LIMIT_ADDRESS_FACTOR: '0.01' });
    const guess = () => strict.trpc().orderTracking.get.query({ token: 'a.b' });
    const reasons: unknown[] = [];
    for (let index = 0; index < 5; index += 1)
      reasons.push(
        await guess().catch((error: unknown) => (error as { data: { reason: string } }).data.reason),
      );
    await strict.stop();
    expect(reasons).toEqual([
      ...Array.from({ length: 3 }, () => 'ORDER_LINK_UNKNOWN'),
      ...['RATE_LIMITED', 'RATE_LIMITED'],
    ]);
  });
});

/** Returns how many mails with the link of an order were queued. */
const queued = (orderId: string) =>
  shop.db.$count(
    outbox,
    and(eq(outbox.kind, 'mail.order-tracking'), sql`${outbox.payload} ->> 'orderId' = ${orderId}`),
  );
const ANSWER = 'If this order number and email belong together, we have sent a link to that address.';

describe('asking for a link', () => {
  const ask = async (order_number: string, email: string) => {
    const startedMs = performance.now();
    const response = await shop.rest('POST', '/order/track/request', { order_number, email });
    return { response, elapsedMs: performance.now() - startedMs };
  };

  it('mails it to the address of the delivery, or of the account', async () => {
    const { _id: id } = await packing.bought();
    const number = orderNumber(id);
    await ask(` #${number.toLowerCase()} `, SHIP_TO.email.toUpperCase());
    const mail = await shop.mail(SHIP_TO.email, new RegExp(`^Track your order ${number}`));
    expect(mail.text).toContain(`/track/${tokenOf(id)}`);
    await ask(number, shopper.email);
    const own = await shop.mail(shopper.email, new RegExp(`^Track your order ${number}`));
    expect(own.text).toContain(`/track/${tokenOf(id)}`);
  });

  it('answers all alike, whether or not a mail is sent, and takes as long', async () => {
    const { _id: id } = await packing.bought();
    const other = await signedInAs(shop);
    const number = orderNumber(id);
    const asked = [
      await ask(number, shopper.email),
      await ask(number, other.email),
      await ask(number, 'nobody@example.in'),
      await ask('00000000', shopper.email),
      await ask(id, 'somebody@example.in'),
      await ask('%', 'wildcard@example.in'),
    ];
    for (const { response, elapsedMs } of asked) {
      expect(response.status).toBe(200);
      expect(response.body).toEqual({ status: 'Success', data: { message: ANSWER } });
      expect(elapsedMs).toBeGreaterThanOrEqual(245);
    }
    expect(await queued(id)).toBe(1);
  });

  it('sends no link that has ended', async () => {
    const { _id: id } = await packing.bought();
    clock.advance(91 * DAY_MS);
    expect((await ask(orderNumber(id), shopper.email)).response.body.data.message).toBe(ANSWER);
    expect(await queued(id)).toBe(0);
  });

  it.each(['known', 'unknown'])('is limited for one e-mail, a %s one too', async (kind) => {
    const person = await signedInAs(shop);
    const { _id: id } = await packingIn(shop, { packer, shopper: person }).bought();
    const email = kind === 'known' ? person.email : `stranger-${Date.now()}@example.in`;
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await ask(orderNumber(id), email)).response.status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await queued(id)).toBe(kind === 'known' ? 5 : 0);
  });

  it('says which field is wrong', async () => {
    const { status, body } = await shop.rest('POST', '/order/track/request', {
      order_number: ' ',
      email: 'x',
    });
    expect([status, body.data.fields]).toEqual([
      400,
      { order_number: 'Order number is required.', email: 'Invalid email format.' },
    ]);
  });
});
