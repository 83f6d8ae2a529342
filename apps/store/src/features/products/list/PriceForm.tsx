import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/televisions';
import { Button } from '@aabha/ui/components/Button';
import classes from './Filters.module.css';
import { readPriceRange } from './price-range';

interface PriceFormProps {
  min: number | undefined;
  max: number | undefined;
  /** Lowest and highest price under the other filters, in rupees. */
  range: { min: number; max: number } | undefined;
  onApply: (min: number | undefined, max: number | undefined) => void;
}

/** A custom price range. Typed text is preserved when it is invalid. */
export function PriceForm({ min, max, range, onApply }: PriceFormProps) {
  const id = useId();
  const [refused, setRefused] = useState<Partial<Record<'min' | 'max', string>>>({});
  const lowest = useRef<HTMLInputElement>(null);
  const highest = useRef<HTMLInputElement>(null);
  const inputs = { min: lowest, max: highest };
  // Follows changes of the range made elsewhere, but does not replace text that is being typed.
  useEffect(() => {
    if (lowest.current) lowest.current.value = min === undefined ? '' : String(min);
    if (highest.current) highest.current.value = max === undefined ? '' : String(max);
  }, [min, max]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPriceRange(inputs.min.current?.value ?? '', inputs.max.current?.value ?? '');
    if (!read.ok) {
      setRefused(read.errors);
      return inputs[read.errors.min === undefined ? 'max' : 'min'].current?.focus();
    }
    setRefused({});
    onApply(read.min, read.max);
  };
  const messages = [...new Set([refused.min, refused.max])].filter((message) => message !== undefined);
  const field = (name: 'min' | 'max', label: string, value: number | undefined) => (
    <div className={classes.amount}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        ref={inputs[name]}
        id={`${id}-${name}`}
        className={classes.input}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        defaultValue={value}
        placeholder={range && range[name] > 0 ? formatRupees(range[name]).slice(1) : undefined}
        aria-invalid={refused[name] !== undefined || undefined}
        aria-describedby={refused[name] === undefined ? undefined : `${id}-error`}
      />
    </div>
  );
  return (
    <form className={classes.price} onSubmit={submit} noValidate>
      {field('min', texts.fromRupees, min)}
      {field('max', texts.toRupees, max)}
      <Button type="submit" kind="outline">
        {texts.apply}
      </Button>
      {messages.length > 0 && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {messages.join(' ')}
        </p>
      )}
    </form>
  );
}
