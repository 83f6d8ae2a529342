import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { creditNotes } from '@aabha/db/schema/credit-notes';
import { invoices } from '@aabha/db/schema/invoices';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from './builders';
import { buy } from './shopping-steps';
import { startTestShop, type TestShop } from './test-shop';

type Choice = Parameters<ReturnType<TestShop['trpc']>['orders']['refund']['mutate']>[0];
type PreviewChoice = Parameters<ReturnType<TestShop['trpc']>['orders']['previewRefund']['query']>[0];

/** Units of the first line of an order, as a choice to refund. */
export const units = (quantity: number, restock = false) => ({
  lines: [{ position: 0, quantity, restock }],
});

export const refusedWith = (reason: string) => ({ data: { reason } });

/** Returns a shop for the tests of a file, with a shopper, a SuperAdmin and helpers for refunds of a part. */
export function refunding() {
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

  const setStatus = (id: string, status: 'Delivered' | 'Returned' | 'Cancelled', more: object = {}) =>
    shop.trpc(boss.token).orders.updateStatus.mutate({ id, status, ...more });

  /** Returns an order of two televisions for ₹12,345 each, with delivery for ₹99. */
  async function anOrder(status?: 'Delivered' | 'Returned') {
    const product = await aProduct(shop.db, { pricePaise: paise(12_345_00), discountPercent: 0, stock: 5 });
    const { _id: id } = await buy(shop, shopper, product.id, 2);
    if (status) await setStatus(id, status);
    return { id, product: product.id };
  }
  const orderOf = async (id: string) => (await shop.trpc(boss.token).orders.get.query({ id })).order;

  async function stockOf(id: string) {
    const [row] = await shop.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  }
  const refund = (id: string, choice: Partial<Choice> = {}, by = boss) =>
    shop.trpc(by.token).orders.refund.mutate({ reason: 'It arrived broken.', ...choice, id });
  const preview = (id: string, choice: Partial<PreviewChoice> = {}) =>
    shop.trpc(boss.token).orders.previewRefund.query({ ...choice, id });

  /** Returns the order once so many of its refunds have their credit notes. */
  const settled = (id: string, count: number) =>
    vi.waitFor(async () => {
      const order = await orderOf(id);
      expect(order.refunds.filter(({ creditNoteNumber }) => creditNoteNumber !== '')).toHaveLength(count);
      return order;
    }, 20_000);

  /** Makes a refund that the provider accepts and then fails. Returns its id. */
  async function failedRefund(id: string, choice: Partial<Choice>) {
    await shop.sandbox('POST', '/sandbox/faults', { refundsEnd: 'failed' });
    await refund(id, choice);
    const failed = await vi.waitFor(async () => {
      const last = (await orderOf(id)).refunds.at(-1);
      expect(last?.status).toBe('failed');
      return last?._id ?? '';
    }, 20_000);
    await shop.sandbox('DELETE', '/sandbox/faults');
    return failed;
  }

  /** Returns the amounts in paise that the provider has sent back, smallest first. */
  async function atProvider(id: string): Promise<number[]> {
    const { payment_id } = await orderOf(id);
    const state = await shop.sandbox<{ refunds: { payment_id: string; amount: number; status: string }[] }>(
      'GET',
      '/sandbox/state',
    );
    return state.refunds
      .filter((one) => one.payment_id === payment_id && one.status === 'processed')
      .map(({ amount }) => amount)
      .toSorted((a, b) => a - b);
  }
  const notesOf = (id: string) =>
    shop.db
      .select({ amountPaise: creditNotes.amountPaise, snapshot: creditNotes.snapshot })
      .from(creditNotes)
      .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
      .where(eq(invoices.orderId, id))
      .orderBy(creditNotes.id);
  return {
    get shop() {
      return shop;
    },
    get boss() {
      return boss;
    },
    get shopper() {
      return shopper;
    },
    ...{ anOrder, atProvider, failedRefund, notesOf, orderOf, preview, refund, setStatus, settled, stockOf },
  };
}
