import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { waitingPlaces } from '@aabha/db/schema/waiting-rooms';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { startSecondApi } from '../../testing/second-api';
import { addToCart, buy, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { serveRooms } from './serve-rooms.service';

const MINUTE_MS = 60_000;

let shop: TestShop;
let boss: SignedIn;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  clock = movableClock(shop);
});
beforeEach(() => clock.reset());
afterAll(() => shop.stop());

const inMinutes = (minutes: number) =>
  new Date(shop.deps.ports.clock.now().getTime() + minutes * MINUTE_MS).toISOString();
const staff = () => shop.trpc(boss.token).waitingRoom;

/** Returns a television with an open waiting room. */
async function aRoom({ stock = 100, startsIn = 0, endsIn = 600, rate = 60 } = {}) {
  const { id } = await aProduct(shop.db, { stock });
  await shop.trpc(boss.token).products.prepareSale.mutate({ id, slots: 16 });
  await staff().open.mutate({
    id,
    startsAt: inMinutes(startsIn),
    endsAt: inMinutes(endsIn),
    ratePerMinute: rate,
  });
  return id;
}
const join = async (shopper: SignedIn, id: string) =>
  (await shop.trpc(shopper.token).waitingRoom.join.mutate({ id })).room;
const look = async (id: string, ticket?: string) =>
  (await shop.trpc().waitingRoom.get.query({ id, ...(ticket === undefined ? {} : { ticket }) })).room;
/** Lets a second pass, as the worker and every process do. */
async function pass(ms: number) {
  clock.advance(ms);
  await serveRooms(shop.deps);
  await shop.deps.waitingRooms.refresh();
}
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: { data?: { reason?: string } }) => error.data?.reason,
  );

describe('a waiting room', () => {
  it('refuses the checkout of its television until it is the turn, names its page, and no other checkout', async () => {
    const [id, other] = [await aRoom(), (await aProduct(shop.db)).id];
    const shopper = await signedInAs(shop);
    await buy(shop, shopper, other);
    await addToCart(shop, shopper, id);
    const { cartList } = await shop.trpc(shopper.token).cart.list.query({});
    const refused = await shop.rest<{ reason?: string }>(
      'POST',
      '/payment/new',
      { amount: cartList[0]?.totals.payable },
      shopper.token,
    );
    expect(refused.status).toBe(409);
    expect(refused.body.message ?? refused.body.data.message).toContain(`/waiting-room/${id}`);
    expect(refused.body.data.fields).toEqual({ waitingRoom: `/waiting-room/${id}` });

    const joined = await join(shopper, id);
    expect(joined).toMatchObject({ phase: 'open', peopleWaiting: 0, unitsLeft: 100 });
    await pass(1000);
    await pass(1000);
    expect((await look(id, joined.ticket)).place).toMatchObject({ state: 'turn' });
    await startPayment(shop, shopper);
  });

  it('sends no statement for checkouts while there is none', async () => {
    const shopper = await signedInAs(shop);
    const { id } = await aProduct(shop.db);
    await addToCart(shop, shopper, id);
    const statements = await shop.statementsOf(() => startPayment(shop, shopper));
    expect(statements.filter((text) => /waiting_|payment_starts/.test(text))).toEqual([]);
  });

  it('admits for ten minutes, then the place is missed and a new one is at the end', async () => {
    const id = await aRoom();
    const [shopper, later] = [await signedInAs(shop), await signedInAs(shop)];
    const { ticket } = await join(shopper, id);
    await pass(1000);
    await pass(1000);
    await addToCart(shop, shopper, id);
    await startPayment(shop, shopper);
    clock.advance(10 * MINUTE_MS + 1);
    expect((await look(id, ticket)).place).toEqual({ state: 'missed' });
    /* The units are reserved by the open payment, so it goes on. */
    await startPayment(shop, shopper);
    await addToCart(shop, shopper, id, 2);
    expect(await reasonOf(startPayment(shop, shopper))).toBe('WAITING_ROOM');

    await shop.deps.waitingRooms.refresh();
    await join(later, id);
    const again = await join(shopper, id);
    await shop.deps.waitingRooms.refresh();
    expect((await look(id, again.ticket)).place).toMatchObject({ state: 'waiting', position: 2 });
    expect((await look(id, ticket)).place).toEqual({ state: 'waiting', position: 2, waitSeconds: 2 });
  });

  it('gives an account one place however often it joins, from several processes at once', async () => {
    const id = await aRoom();
    const second = await startSecondApi(shop);
    await second.deps.waitingRooms.refresh();
    const shopper = await signedInAs(shop);
    const room = shop.deps.waitingRooms.roomOf(id)?.id ?? '';
    const joins = Array.from({ length: 40 }, (_, n) =>
      (n % 2 ? second : shop).deps.waitingRooms.join(room, shopper.id),
    );
    const numbers = (await Promise.all(joins)).map((place) => place?.number);
    expect(new Set(numbers)).toEqual(new Set([1]));
    expect(await shop.db.$count(waitingPlaces, eq(waitingPlaces.roomId, room))).toBe(1);
    await second.stop();
  });

  it('draws the places of those who came before the start, and serves the others in their order', async () => {
    const id = await aRoom({ startsIn: 5, rate: 1 });
    const early = await Promise.all(Array.from({ length: 12 }, () => signedInAs(shop)));
    const tickets = await Promise.all(early.map(async (one) => (await join(one, id)).ticket));
    expect((await look(id, tickets[0])).place).toEqual({ state: 'inDraw' });
    expect((await look(id)).phase).toBe('before');
    clock.advance(5 * MINUTE_MS);
    const late = await join(await signedInAs(shop), id);
    await shop.deps.waitingRooms.refresh();
    const places = await Promise.all(tickets.map(async (one) => (await look(id, one)).place?.position));
    expect(places.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
    expect((await look(id, late.ticket)).place).toMatchObject({ position: 13 });
    await pass(MINUTE_MS);
    const first = early[places.indexOf(1)];
    const admitted = await shop.db.select().from(waitingPlaces).where(isNotNull(waitingPlaces.admittedUntil));
    expect(admitted.map(({ userId }) => userId)).toContain(first?.id);
    expect(admitted.map(({ userId }) => userId)).not.toContain(early[places.indexOf(2)]?.id);
  });

  it('refuses forged and expired tickets, and ignores one of an earlier sale', async () => {
    const id = await aRoom();
    const { ticket = '' } = await join(await signedInAs(shop), id);
    expect(await reasonOf(look(id, `x${ticket}`))).toBe('WAITING_ROOM_TICKET_INVALID');
    await staff().close.mutate({ id });
    await staff().open.mutate({ id, startsAt: inMinutes(0), ratePerMinute: 1 });
    expect((await look(id, ticket)).place).toBeUndefined();
    clock.advance(8 * 24 * 60 * MINUTE_MS);
    expect(await reasonOf(look(id, ticket))).toBe('WAITING_ROOM_TICKET_INVALID');
  });

  it('tells when all units are sold or reserved, and admits nobody meanwhile', async () => {
    const id = await aRoom({ stock: 1 });
    const [buyer, waiting] = [await signedInAs(shop), await signedInAs(shop)];
    await join(buyer, id);
    await pass(1000);
    await pass(1000);
    await addToCart(shop, buyer, id);
    const payment = await startPayment(shop, buyer);
    const { ticket } = await join(waiting, id);
    await pass(5000);
    const room = await look(id, ticket);
    expect(room).toMatchObject({ phase: 'open', unitsLeft: 0, unitsReserved: 1 });
    expect(room.place).toEqual({ state: 'waiting', position: 1 });
    await verify(shop, buyer, await payAtProvider(shop, payment.id));
    await pass(1000);
    expect((await look(id)).phase).toBe('soldOut');
  });

  it('lets everybody buy when it is closed or the sale is over', async () => {
    const [closed, over] = [await aRoom({ rate: 1 }), await aRoom({ rate: 1, endsIn: 30 })];
    const shopper = await signedInAs(shop);
    await staff().close.mutate({ id: closed });
    expect((await look(closed)).phase).toBe('closed');
    await buy(shop, shopper, closed);
    clock.advance(30 * MINUTE_MS);
    expect((await look(over)).phase).toBe('over');
    expect(await reasonOf(join(shopper, over))).toBe('WAITING_ROOM_NOT_OPEN');
    await buy(shop, shopper, over);
  });
});

describe('staff', () => {
  it('open a room only for a television on sale, once; each change is audited', async () => {
    const { id } = await aProduct(shop.db);
    const input = { id, startsAt: inMinutes(0), ratePerMinute: 60 };
    expect(await reasonOf(staff().open.mutate(input))).toBe('WAITING_ROOM_NOT_ON_SALE');
    expect(await reasonOf(staff().open.mutate({ ...input, id: 'none' }))).toBe('PRODUCT_NOT_FOUND');
    expect(await reasonOf(staff().close.mutate({ id }))).toBe('WAITING_ROOM_NOT_OPEN');
    expect(await reasonOf(staff().open.mutate({ ...input, endsAt: inMinutes(-1) }))).toBe('INVALID_INPUT');
    await shop.trpc(boss.token).products.prepareSale.mutate({ id, slots: 64 });
    await staff().open.mutate(input);
    expect(await reasonOf(staff().open.mutate(input))).toBe('WAITING_ROOM_OPEN');
    const { room } = await staff().changeRate.mutate({ id, ratePerMinute: 90 });
    expect(room).toMatchObject({ phase: 'open', ratePerMinute: 90, currentRatePerMinute: 90 });
    expect((await staff().close.mutate({ id })).room.phase).toBe('closed');
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries.map(({ action }) => action)).toEqual([
      'product.sale-day',
      'product.waiting-room-open',
      'product.waiting-room-rate',
      'product.waiting-room-close',
    ]);
  });

  it('see the rate fall while payments are slow', async () => {
    const id = await aRoom({ rate: 600 });
    await shop.db.execute(
      sql`insert into payment_starts values (uuidv7(), 3000, ${shop.deps.ports.clock.now().toISOString()})`,
    );
    await pass(5000);
    expect((await staff().getForStaff.query({ id })).room.currentRatePerMinute).toBe(300);
    await pass(15_000);
    expect((await staff().getForStaff.query({ id })).room.currentRatePerMinute).toBe(330);
  });
});
