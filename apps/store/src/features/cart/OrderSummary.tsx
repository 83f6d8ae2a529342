import type { Cart } from '@aabha/contracts/cart/cart.schema';
import { CartTotals } from './CartTotals';
import { SummaryLines } from './SummaryLines';

/**
 * Summary before payment: each product with quantity, price and warranty, then the totals
 * (docs/spec/checkout.md#screen).
 */
export function OrderSummary({ cart }: { cart: Cart }) {
  return (
    <>
      <SummaryLines
        lines={cart.items.map(({ product, quantity, warranty_months, warranty_price }) => ({
          key: product._id,
          name: product.name,
          quantity,
          price: product.new_price,
          warrantyMonths: warranty_months,
          warrantyPrice: warranty_price,
        }))}
      />
      <CartTotals cart={cart} />
    </>
  );
}
