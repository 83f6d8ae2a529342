import { useState } from 'react';
import { WHOLESALE_UNITS_MAX } from '@aabha/contracts/wholesale/wholesale.values';
import * as texts from '@aabha/messages/wholesale';
import classes from './products.module.css';

interface QuantityInputProps {
  id: string;
  productName: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/**
 * Characters that number inputs accept but a quantity may not contain
 * (docs/spec/wholesale.md#wholesale-page).
 */
const BLOCKED = new Set(['.', 'e', 'E', '+', '-']);
const WHOLE = /^\d{1,6}$/;

/**
 * A whole quantity from 1. Prices follow while typing; invalid text falls back to the last valid quantity.
 */
export function QuantityInput({ id, productName, quantity, onChange }: QuantityInputProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    if (WHOLE.test(text) && Number(text) >= 1) onChange(Math.min(Number(text), WHOLESALE_UNITS_MAX));
  };
  return (
    <div className={classes.quantity}>
      <label htmlFor={id}>
        {texts.quantity}
        <span className="visually-hidden"> {texts.ofProduct(productName)}</span>
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={WHOLESALE_UNITS_MAX}
        step={1}
        value={typed ?? quantity}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (BLOCKED.has(event.key)) event.preventDefault();
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}
