import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CreateDraftOrderInput, DraftOrder } from '@aabha/contracts/draft-orders/draft-orders.schema';
import type { Paise } from '@aabha/contracts/money/money';
import { draftOrders } from '@aabha/db/schema/draft-orders';
import { products } from '@aabha/db/schema/products';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from './builders';
import { payAtProvider } from './shopping-steps';
import { startTestShop, type TestShop } from './test-shop';

type Draft = z.output<typeof DraftOrder>;

interface Wanted extends Partial<z.input<typeof CreateDraftOrderInput>> {
  product?: string;
  quantity?: number;
  warranty_months?: number;
}

/** A shop in which staff take orders by phone, with the steps of it. It is opened and closed by the test. */
export function phoneOrders() {
  let shop: TestShop;
  let clerk: SignedIn;
  let customer: SignedIn;
  const staff = () => shop.trpc(clerk.token);
  const visitor = () => shop.trpc();
  const draft = async ({ product, quantity = 1, warranty_months = 0, ...more }: Wanted = {}) => {
    const item = { product: product ?? (await aProduct(shop.db)).id, quantity, warranty_months };
    const { draftOrder } = await staff().draftOrders.create.mutate({
      ...(more.customer ? {} : { user: customer.id }),
      items: [item],
      shipping: { ...SHIP_TO, phone: '9876543210' },
      ...more,
    });
    return draftOrder;
  };
  /** Sends a draft order for its total. Returns it with the token of its link. */
  const sent = async (one: Pick<Draft, '_id' | 'totals'>) => {
    const { draftOrder } = await staff().draftOrders.send.mutate({ id: one._id, amount: one.totals.payable });
    const { url } = await staff().draftOrders.copyLink.mutate({ id: one._id });
    return { draftOrder, token: url.split('/').at(-1) ?? '' };
  };
  const start = async (token: string) => {
    const { payLink } = await visitor().payLink.get.query({ token });
    const input = { token, amount: payLink.totals.payable };
    return (await visitor().payLink.pay.mutate(input)).payment;
  };
  return {
    get shop() {
      return shop;
    },
    get clerk() {
      return clerk;
    },
    get customer() {
      return customer;
    },
    open: async () => {
      shop = await startTestShop();
      await someServiceAreas(shop.db);
      [clerk, customer] = [await signedInAs(shop, 'SubAdmin'), await signedInAs(shop)];
    },
    close: () => shop.stop(),
    ...{ staff, visitor, draft, sent, start },
    /** Pays at the provider and reports it. */
    pay: async (token: string, orderId: string) => {
      const paid = await payAtProvider(shop, orderId);
      return visitor().payLink.verify.mutate({
        token,
        orderId: paid.razorpay_order_id,
        paymentId: paid.razorpay_payment_id,
        signature: paid.razorpay_signature,
      });
    },
    reprice: async (id: string, paise: number) => {
      await shop.db
        .update(products)
        .set({ pricePaise: paise as Paise, newPricePaise: paise as Paise })
        .where(eq(products.id, id));
    },
    expire: async (id: string) => {
      await shop.db
        .update(draftOrders)
        .set({ expiresAt: sql`now() - interval '1 minute'` })
        .where(eq(draftOrders.id, id));
    },
  };
}
