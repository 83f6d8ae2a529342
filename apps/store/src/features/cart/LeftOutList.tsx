import type { LeftOut } from '@aabha/contracts/cart/fill-cart.schema';
import * as texts from '@aabha/messages/fill-cart';

/** What did not get into the cart as it was wanted, each with its reason (docs/spec/cart.md#filling-a-cart). */
export function LeftOutList({ left }: { left: readonly LeftOut[] }) {
  return (
    <ul>
      {left.map(({ product, name, reason, quantity }) => (
        <li key={product}>{texts.leftReasons[reason](name || texts.unknownProduct, quantity)}</li>
      ))}
    </ul>
  );
}
