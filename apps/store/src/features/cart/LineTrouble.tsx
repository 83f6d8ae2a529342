import type { CartLine } from '@aabha/contracts/cart/cart.schema';
import * as texts from '@aabha/messages/cart';
import { Button } from '@aabha/ui/components/Button';
import { Chip } from '@aabha/ui/components/Chip';
import classes from './CartLine.module.css';

interface LineTroubleProps {
  line: CartLine;
  onQuantity: (quantity: number) => void;
}

/** Why a line cannot be bought, and what to do about it (docs/spec/cart.md#lines). */
export function LineTrouble({ line: { product, quantity }, onQuantity }: LineTroubleProps) {
  if (!product.onSale)
    return (
      <div className={classes.trouble}>
        <Chip tone="danger">{texts.noLongerSold}</Chip>
        <p>{texts.weNoLongerSell}</p>
      </div>
    );
  if (product.stock <= 0)
    return (
      <div className={classes.trouble}>
        <Chip tone="danger">{texts.outOfStock}</Chip>
        <p>{texts.removeToContinue}</p>
      </div>
    );
  if (quantity <= product.stock) return null;
  return (
    <div className={classes.trouble}>
      <Chip tone="warning">{texts.onlyLeft(product.stock)}</Chip>
      <p>{texts.youChose(quantity)}</p>
      <Button kind="outline" onClick={() => onQuantity(product.stock)}>
        {texts.changeTo(product.stock)}
      </Button>
    </div>
  );
}
