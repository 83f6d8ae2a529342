import type { SignedIn } from './builders';
import { aProduct } from './builders';
import { addToCart, buy, payAtProvider, startPayment, verify } from './shopping-steps';
import type { TestShop } from './test-shop';

/** The courier of test shipments. */
export const CARRIAGE = { courier: 'delhivery', courierName: '', trackingUrl: '' } as const;

let models = 0;
let awbs = 100_000;

/** Returns the steps of packing in a shop: a shopper buys, and a packer packs and hands over. */
export function packingIn(shop: TestShop, { packer, shopper }: { packer: SignedIn; shopper: SignedIn }) {
  const staff = () => shop.trpc(packer.token);
  /** A television with a model number of its own. */
  const television = () => aProduct(shop.db, { modelNumber: `MODEL${(models += 1)}X`, stock: 20 });
  const orderOf = async (id: string) => (await shop.trpc(shopper.token).orders.get.query({ id })).order;
  return {
    staff,
    television,
    orderOf,
    bought: async (quantity = 1) => buy(shop, shopper, (await television()).id, quantity),
    /** An order of two units of a television and one of another, each with the position of its line. */
    boughtTwoKinds: async () => {
      const [first, second] = [await television(), await television()];
      await addToCart(shop, shopper, first.id, 2);
      await addToCart(shop, shopper, second.id, 1);
      const payment = await startPayment(shop, shopper);
      const { order } = await verify(shop, shopper, await payAtProvider(shop, payment.id));
      const { products } = await orderOf(order._id);
      const at = (id: string) => products.find((line) => line.product_id._id === id)!.position;
      return {
        id: order._id,
        first: { ...first, at: at(first.id) },
        second: { ...second, at: at(second.id) },
      };
    },
    /** Starts packing units of an order; all that are left where none are named. */
    open: async (order_id: string, lines?: { position: number; quantity: number }[]) =>
      (await staff().shipments.create.mutate({ order_id, ...(lines ? { lines } : {}) })).shipment,
    /** Packs a shipment and hands it over. */
    send: async (id: string) => {
      await staff().shipments.pack.mutate({ id });
      return (await staff().shipments.ship.mutate({ id, ...CARRIAGE, awb: String((awbs += 1)) })).shipment;
    },
  };
}
