import { paise } from '@aabha/contracts/money/money';
import type { Passport } from '@aabha/contracts/passports/passports.schema';
import { aProduct, type SignedIn } from './builders';
import { buy } from './shopping-steps';
import type { TestShop } from './test-shop';

let numbers = 0;

/** A courier that is known, or one with a name of its own. */
type Carriage = { courier: 'delhivery' } | { courier: 'other'; courierName: string };

/** Returns helpers that sell televisions with serial numbers, and read their passports. */
export function sellingTelevisions(
  at: { shop: TestShop; boss: SignedIn },
  carriage: Carriage = { courier: 'delhivery' },
) {
  const staff = () => at.shop.trpc(at.boss.token);

  /** Packs and sends everything of an order, or of its replacement, with new serial numbers. */
  async function send(order_id: string, quantity: number, more: { replacement_id?: string } = {}) {
    const { shipment } = await staff().shipments.create.mutate({ order_id, ...more });
    const serials = Array.from({ length: quantity }, () => `SOLD-${(numbers += 1)}`);
    await staff().shipments.pack.mutate({
      id: shipment._id,
      serials: serials.map((serial) => ({ position: 0, serial })),
    });
    const awb = String(700_000 + numbers);
    await staff().shipments.ship.mutate({ id: shipment._id, ...carriage, awb });
    return { id: shipment._id, serials };
  }

  /** Returns the televisions of the order of a buyer, with the tokens of their passports. */
  async function passportsOf(buyer: SignedIn, id: string) {
    return (await at.shop.trpc(buyer.token).passports.ofOrder.query({ id })).passports;
  }

  /** Returns a delivered order of a buyer, and its televisions. */
  async function delivered(buyer: SignedIn, quantity = 1) {
    const product = await aProduct(at.shop.db, {
      ...{ pricePaise: paise(12_345_00), discountPercent: 0, warrantyMonths: 12, stock: 20 },
      ...{ name: 'Tara 55', modelNumber: `SM${(numbers += 1)}X` },
    });
    const { _id: order } = await buy(at.shop, buyer, product.id, quantity);
    const { id } = await send(order, quantity);
    await staff().shipments.deliver.mutate({ id });
    const televisions = await passportsOf(buyer, order);
    return { order, shipment: id, televisions };
  }

  const read = (token: string, by?: string) =>
    at.shop.rest<{ passport: Passport; reason?: string }>('GET', `/passport/${token}`, undefined, by);

  return { delivered, passportsOf, read, send };
}
