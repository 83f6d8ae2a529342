import { useState } from 'react';
import { checkQuantity } from '@aabha/contracts/cart/cart.rules';
import * as texts from '@aabha/messages/purchase';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { notifyRefusal } from '../../../lib/notify-refusal';
import classes from './purchase.module.css';

interface QuantityFieldProps {
  quantity: number;
  stock: number;
  onChange: (quantity: number) => void;
}

const MAX_DIGITS = 4;

/**
 * The quantity: from 1 to the stock (docs/spec/products.md#quantity). A larger number becomes the stock, with
 * a message.
 */
export function QuantityField({ quantity, stock, onChange }: QuantityFieldProps) {
  // The text while typing, which may be empty.
  const [typed, setTyped] = useState<string>();
  const ask = (wanted: number) => {
    setTyped(undefined);
    void notifyRefusal(checkQuantity(wanted, stock), 'cart');
    onChange(Math.max(1, Math.min(wanted, stock)));
  };
  return (
    <div className={classes.quantity}>
      <label htmlFor="quantity" className={classes.label}>
        {texts.quantity}
      </label>
      <div className={classes.stepper}>
        <button
          type="button"
          aria-label={texts.decreaseQuantity}
          disabled={quantity <= 1}
          onClick={() => ask(quantity - 1)}
        >
          <IconMinus size={18} aria-hidden="true" />
        </button>
        <input
          id="quantity"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? quantity}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))}
          onBlur={() => typed !== undefined && ask(Number(typed) || quantity)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed) ask(Number(typed) || quantity);
          }}
        />
        <button type="button" aria-label={texts.increaseQuantity} onClick={() => ask(quantity + 1)}>
          <IconPlus size={18} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
