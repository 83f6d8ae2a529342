import { sql } from 'drizzle-orm';
import { paise } from '@aabha/contracts/money/money';
import type { Db, Tx } from '@aabha/db/client';
import { newId } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { only, sqlState } from '@aabha/db/tx';
import { lockCart } from '../modules/cart/cart.contents.service';
import { beginPayment } from '../modules/checkout/begin-payment.queries';
import { ContendedStock, orWithLockedStock } from '../modules/checkout/contended-stock';
import { sell, settleReservations } from '../modules/checkout/reservations.queries';
import { lockProducts, putBackStock, takeStock } from '../modules/stock/stock.service';

interface Line {
  productId: string;
  quantity: number;
}
export interface Reserved {
  id: string;
  userId: string;
  lines: readonly Line[];
}

/** Inserts shoppers without passwords. Returns their ids. */
export async function someShoppers(db: Db, count: number): Promise<string[]> {
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: count }, () => ({
        name: 'Asha Rao',
        email: `${newId()}@example.in`,
        phone: '9876543210',
        passwordHash: 'x',
      })),
    )
    .returning({ id: users.id });
  return rows.map(({ id }) => id);
}

/** A transaction that is repeated after a serialization failure only, so that a test sees a deadlock. */
async function once<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (sqlState(error) !== '40001') throw error;
    }
  }
}

/** Begins a payment as checkout does. Returns undefined where the units are not there. */
export async function reserveFor(
  db: Db,
  userId: string,
  lines: readonly Line[],
  seconds = 900,
): Promise<Reserved | undefined> {
  const snapshot = {
    userId,
    fingerprint: newId(),
    subtotalPaise: paise(100),
    discountPaise: paise(0),
    shippingPaise: paise(0),
    roundOffPaise: paise(0),
    amountPaise: paise(100),
    couponId: null,
    couponCode: null,
    couponPercent: 0,
    ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
    ...{ address: '7 Temple Street', city: 'Bengaluru', state: 'Karnataka', zip: '560034' },
    traceparent: null,
    ...{
      gstin: null,
      legalName: null,
      billingAddress: null,
      acceptedTexts: null,
      isBuyNow: false,
      giftNote: null,
    },
    expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
  };
  const rows = lines.map((line) => ({
    ...line,
    ...{ productName: 'Surya 43', hsn: '85287216', unitPricePaise: paise(100) },
    ...{ warrantyMonths: 0, warrantyPricePaise: paise(0), productWarrantyMonths: 12, isDiscounted: true },
  }));
  const begin = (isExclusive: boolean) =>
    once(db, async (tx) => {
      /* Checkout locks the cart first, so one shopper never begins two payments concurrently. */
      await lockCart(tx, userId);
      const productIds = sql.param(lines.map(({ productId }) => productId));
      if (isExclusive) await tx.execute(sql`select lock_stock_slots(${productIds}::uuid[], ${userId})`);
      const newPayment = await beginPayment(tx, newId(), { payment: snapshot, lines: rows }, isExclusive);
      if (!newPayment?.isReserved) throw new ContendedStock();
      return { id: newPayment.id, userId, lines };
    });
  return orWithLockedStock(begin).catch((error: unknown) => {
    if (error instanceof ContendedStock) return undefined;
    throw error;
  });
}

/** Completes a payment as checkout does. Returns whether its units were sold; else it is to be refunded. */
export function sellTo(db: Db, reserved: Reserved): Promise<boolean> {
  return orWithLockedStock((isExclusive) =>
    once(db, async (tx) => {
      await lockCart(tx, reserved.userId);
      const done = await sell(tx, reserved, reserved.lines, isExclusive);
      if (!done && !isExclusive) throw new ContendedStock();
      if (!done) await settleReservations(tx, reserved.id);
      return done;
    }),
  );
}

export const release = (db: Db, { id }: Reserved): Promise<void> =>
  once(db, (tx) => settleReservations(tx, id));

/** Sets the units on hand as staff do. Returns by how many they changed. */
export function setStock(db: Db, productId: string, to: number): Promise<number> {
  return once(db, async (tx) => {
    await lockProducts(tx, [productId]);
    const before = only(
      await tx.execute<{ stock: number }>(sql`select stock from products where id = ${productId}`),
    );
    await tx.execute(sql`update products set stock = ${to} where id = ${productId}`);
    return to - before.stock;
  });
}

/** Returns units to stock, or takes free ones, as staff do for orders. */
export function moveStock(db: Db, lines: readonly Line[], to: 'stock' | 'order'): Promise<void> {
  return once(db, async (tx) => {
    await lockProducts(
      tx,
      lines.map(({ productId }) => productId),
    );
    await (to === 'stock'
      ? putBackStock(tx, lines, { reason: 'return' })
      : takeStock(tx, lines, { reason: 'reopen' }));
  });
}

export const setSlots = async (db: Db, productId: string, count: number): Promise<void> => {
  await once(db, (tx) => tx.execute(sql`select set_stock_slots(${productId}, ${count})`));
};

interface SlotTotals extends Record<string, unknown> {
  on_hand: number;
  held: number;
  named: number;
  stock: number;
  misnamed: number;
}

/** Returns the totals of a product's slots, of the reservations that name them, and the product's own. */
export async function totalsOf(db: Db, productId: string): Promise<SlotTotals> {
  return only(
    await db.execute<SlotTotals>(sql`select
      (select sum(on_hand)::int from stock_slots where product_id = p.id) as on_hand,
      (select sum(held)::int from stock_slots where product_id = p.id) as held,
      (select coalesce(sum(quantity), 0)::int from stock_reservations
        where product_id = p.id and settled_at is null and slots <> '{}') as named,
      (select count(*)::int from stock_slots s where s.product_id = p.id and s.held <> coalesce((
        select sum(u.units) from stock_reservations r, unnest(r.slots, r.slot_units) as u(slot, units)
        where r.product_id = p.id and u.slot = s.slot), 0)) as misnamed,
      p.stock from products p where id = ${productId}`),
  );
}
