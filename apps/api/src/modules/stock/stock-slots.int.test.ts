import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { aProduct } from '../../testing/builders';
import * as shop from '../../testing/move-stock';
import { expireReservations, rollUpTotals } from './stock.rollup.service';

let database: TestDatabase;
let shoppers: string[];
beforeAll(async () => {
  database = await cloneDatabase({ maxConnections: 12 });
  shoppers = await shop.someShoppers(database.db, 64);
});
afterAll(() => database.close());

const shopper = (index: number) => shoppers[index % shoppers.length] ?? '';

async function aSaleProduct(stock: number, slots: number): Promise<string> {
  const { id } = await aProduct(database.db, { stock });
  if (slots > 1) await shop.setSlots(database.db, id, slots);
  return id;
}

describe.each([1, 16, 64])('a product with %i slots', (slots) => {
  it('sells its five units to five of forty buyers', async () => {
    const id = await aSaleProduct(5, slots);
    const lines = [{ productId: id, quantity: 1 }];
    const sold = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const reserved = await shop.reserveFor(database.db, shopper(index), lines);
        return reserved !== undefined && (await shop.sellTo(database.db, reserved));
      }),
    );
    expect(sold.filter(Boolean)).toHaveLength(5);
    await rollUpTotals(database.db);
    expect(await shop.totalsOf(database.db, id)).toEqual({
      on_hand: 0,
      held: 0,
      named: 0,
      misnamed: 0,
      stock: 0,
    });
  });

  it('sells units that no slot has alone, and its last one', async () => {
    const id = await aSaleProduct(slots * 2 + 1, slots);
    const many = [{ productId: id, quantity: slots * 2 }];
    const reserved = await shop.reserveFor(database.db, shopper(0), many);
    expect(reserved && (await shop.sellTo(database.db, reserved))).toBe(true);
    const last = [{ productId: id, quantity: 1 }];
    const other = await shop.reserveFor(database.db, shopper(1), last);
    expect(await shop.reserveFor(database.db, shopper(2), last)).toBeUndefined();
    expect(other && (await shop.sellTo(database.db, other))).toBe(true);
  });

  it('does not count a shopper’s own reservation against the shopper', async () => {
    const id = await aSaleProduct(3, slots);
    const lines = [{ productId: id, quantity: 3 }];
    const first = await shop.reserveFor(database.db, shopper(0), lines);
    const second = await shop.reserveFor(database.db, shopper(0), lines);
    expect(second).toBeDefined();
    /* The first was paid all the same: it takes the units of the second, which is refunded. */
    expect(first && (await shop.sellTo(database.db, first))).toBe(true);
    expect(second && (await shop.sellTo(database.db, second))).toBe(false);
    expect(await shop.totalsOf(database.db, id)).toMatchObject({ on_hand: 0, held: 0, misnamed: 0 });
  });

  it('gives expired units to the next buyer, and to the first where they are still free', async () => {
    const id = await aSaleProduct(2, slots);
    const both = [{ productId: id, quantity: 2 }];
    const late = await shop.reserveFor(database.db, shopper(0), both, -1);
    const one = await shop.reserveFor(database.db, shopper(1), [{ productId: id, quantity: 1 }]);
    expect(one).toBeDefined();
    expect(late && (await shop.sellTo(database.db, late))).toBe(false);
    if (one) await shop.release(database.db, one);
    const again = await shop.reserveFor(database.db, shopper(0), both, -1);
    await expireReservations(database.db);
    expect(await shop.totalsOf(database.db, id)).toMatchObject({ on_hand: 2, held: 0, misnamed: 0 });
    expect(again && (await shop.sellTo(database.db, again))).toBe(true);
  });
});

it('writes a total at most four times a second', async () => {
  const id = await aSaleProduct(9, 16);
  const sellOne = async () => {
    const reserved = await shop.reserveFor(database.db, shopper(0), [{ productId: id, quantity: 1 }]);
    if (reserved) await shop.sellTo(database.db, reserved);
  };
  await vi.waitFor(async () => {
    await sellOne();
    expect(await rollUpTotals(database.db)).toBe(1);
    await sellOne();
    /* At once, unless the test was paused for a quarter of a second. */
    expect(await rollUpTotals(database.db)).toBe(0);
  });
  await vi.waitFor(async () => expect(await rollUpTotals(database.db)).toBe(1));
  const { on_hand, stock } = await shop.totalsOf(database.db, id);
  expect(stock).toBe(on_hand);
});

it('loses the newest reservations when staff set the stock below them', async () => {
  const id = await aSaleProduct(4, 16);
  const reserved = [];
  for (const index of [0, 1, 2])
    reserved.push(await shop.reserveFor(database.db, shopper(index), [{ productId: id, quantity: 1 }]));
  expect(await shop.setStock(database.db, id, 2)).toBe(-2);
  expect(await shop.totalsOf(database.db, id)).toMatchObject({ on_hand: 2, held: 2, stock: 2, misnamed: 0 });
  const sold = [];
  for (const one of reserved) sold.push(one && (await shop.sellTo(database.db, one)));
  expect(sold).toEqual([true, true, false]);
});

it('does not deadlock: several units of several products in both orders', async () => {
  const ids = await Promise.all(
    Array.from({ length: 5 }, (_, index) => aSaleProduct(400, [1, 16, 64][index % 3] ?? 1)),
  );
  const buy = async (index: number) => {
    const order = index % 2 === 0 ? ids : [...ids].reverse();
    const lines = order
      .slice(0, 2 + (index % 4))
      .map((productId) => ({ productId, quantity: 1 + (index % 9) }));
    const reserved = await shop.reserveFor(database.db, shopper(index), lines);
    if (reserved && index % 3 === 0) await shop.release(database.db, reserved);
    else if (reserved) await shop.sellTo(database.db, reserved);
    if (index % 7 === 0) await shop.moveStock(database.db, lines, 'stock');
    if (index % 11 === 0) await shop.setSlots(database.db, ids[index % 5] ?? '', [1, 16, 64][index % 3] ?? 1);
  };
  /* Any transaction that PostgreSQL aborts to end a deadlock rejects here. */
  await Promise.all(
    Array.from({ length: 12 }, async (_, worker) => {
      for (let round = 0; round < 12; round += 1) await buy(worker + 12 * round);
    }),
  );
  for (const id of ids) {
    const { held, named, misnamed } = await shop.totalsOf(database.db, id);
    expect([held, misnamed]).toEqual([named, 0]);
  }
});

type Step =
  | { kind: 'reserve'; who: number; units: readonly number[]; seconds: number }
  | { kind: 'sell' | 'release' | 'expire' | 'roll'; which: number }
  | { kind: 'set' | 'restock' | 'slots'; product: number; to: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('reserve' as const),
      who: fc.nat(7),
      units: fc.array(fc.nat(4), { minLength: 2, maxLength: 2 }).filter((units) => units.some((n) => n > 0)),
      seconds: fc.constantFrom(900, 900, -1),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('sell', 'sell', 'release', 'expire', 'roll'),
      which: fc.nat(30),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('set', 'restock', 'slots'),
      product: fc.nat(1),
      to: fc.nat(20),
    }),
  },
);

/** Runs steps on two products and keeps the ledger of what was added and sold. */
function ledgerOf(ids: readonly string[], initial: number) {
  const units = ids.map(() => initial);
  const add = (product: number, change: number) => (units[product] = (units[product] ?? 0) + change);
  const open: shop.Reserved[] = [];
  const end = async (which: number, how: 'sell' | 'release') => {
    const [one] = open.splice(which % Math.max(1, open.length), 1);
    if (one && how === 'release') await shop.release(database.db, one);
    else if (one && (await shop.sellTo(database.db, one)))
      for (const { productId, quantity } of one.lines) add(ids.indexOf(productId), -quantity);
  };
  const change = async (kind: 'set' | 'restock' | 'slots', product: number, to: number) => {
    const id = ids[product] ?? '';
    if (kind === 'slots') return shop.setSlots(database.db, id, [1, 3, 16, 64][to % 4] ?? 1);
    if (kind === 'set') return void add(product, await shop.setStock(database.db, id, to));
    await shop.moveStock(database.db, [{ productId: id, quantity: to }], 'stock');
    add(product, to);
  };
  const run = async (now: Step): Promise<void> => {
    if ('units' in now) {
      const lines = ids.map((productId, index) => ({ productId, quantity: now.units[index] ?? 0 }));
      const wanted = lines.filter(({ quantity }) => quantity > 0);
      const reserved = await shop.reserveFor(database.db, shopper(now.who), wanted, now.seconds);
      if (reserved) open.push(reserved);
    } else if ('product' in now) await change(now.kind, now.product, now.to);
    else if (now.kind === 'expire') await expireReservations(database.db);
    else if (now.kind === 'roll') await rollUpTotals(database.db);
    else await end(now.which, now.kind);
  };
  return { units, run };
}

it('keeps ledger, slots, reservations and totals in agreement under any interleaving', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 8 }),
      fc.constantFrom(1, 16, 64),
      async (batches, slots) => {
        const ids = [await aSaleProduct(12, slots), await aSaleProduct(12, 1)];
        const ledger = ledgerOf(ids, 12);
        for (const batch of batches) {
          await Promise.all(batch.map((now) => ledger.run(now)));
          for (const [index, id] of ids.entries()) {
            const { on_hand, held, named, misnamed } = await shop.totalsOf(database.db, id);
            expect({ on_hand, held, misnamed }).toEqual({
              on_hand: ledger.units[index],
              held: named,
              misnamed: 0,
            });
          }
        }
        await database.db.execute(sql`select lock_stock(${sql.param(ids)}::uuid[])`);
        for (const id of ids) {
          const { on_hand, stock } = await shop.totalsOf(database.db, id);
          expect(stock).toBe(on_hand);
        }
      },
    ),
    { numRuns: 15 },
  );
});
