import * as texts from '@aabha/messages/cart';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import classes from './CartLine.module.css';

interface QuantityStepperProps {
  productName: string;
  quantity: number;
  onDecrease: () => void;
  onIncrease: () => void;
}

/** − n +. At one, minus removes the product (docs/spec/cart.md#quantities), and its label says so. */
export function QuantityStepper({ productName, quantity, onDecrease, onIncrease }: QuantityStepperProps) {
  return (
    <div className={classes.stepper} role="group" aria-label={texts.quantityOf(productName)}>
      <button
        type="button"
        className={classes.step}
        onClick={onDecrease}
        aria-label={quantity === 1 ? texts.removeProduct(productName) : texts.decreaseQuantity}
      >
        <IconMinus size={18} stroke={2} aria-hidden />
      </button>
      <output className={classes.quantity} aria-label={texts.quantity}>
        {quantity}
      </output>
      <button type="button" className={classes.step} onClick={onIncrease} aria-label={texts.increaseQuantity}>
        <IconPlus size={18} stroke={2} aria-hidden />
      </button>
    </div>
  );
}
