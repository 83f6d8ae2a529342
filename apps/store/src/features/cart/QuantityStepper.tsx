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
    <div className={classes.stepper} role="group" aria-label={`Quantity of ${productName}`}>
      <button
        type="button"
        className={classes.step}
        onClick={onDecrease}
        aria-label={quantity === 1 ? `Remove ${productName}` : 'Decrease quantity'}
      >
        <IconMinus size={18} stroke={2} aria-hidden />
      </button>
      <output className={classes.quantity} aria-label="Quantity">
        {quantity}
      </output>
      <button type="button" className={classes.step} onClick={onIncrease} aria-label="Increase quantity">
        <IconPlus size={18} stroke={2} aria-hidden />
      </button>
    </div>
  );
}
