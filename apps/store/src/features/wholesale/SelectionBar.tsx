import type { RefObject } from 'react';
import { counted } from '@aabha/contracts/counts/counts';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { Button } from '@aabha/ui/components/Button';
import { totalValue, type WholesaleLine } from './wholesale-lines';
import classes from './wholesale.module.css';

interface SelectionBarProps {
  lines: readonly WholesaleLine[];
  /** The heading of what comes next. */
  next: RefObject<HTMLElement | null>;
}

/** Where the sum stands far below the list: what is selected so far, always in sight, and the way on. */
export function SelectionBar({ lines, next }: SelectionBarProps) {
  if (lines.length === 0) return null;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const goOn = () => {
    next.current?.scrollIntoView();
    next.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.bar}>
      <p>
        <strong className={classes.barTotal}>{formatRupees(totalValue(lines))}</strong>
        <span className="soft small">{counted(units, 'unit')}</span>
      </p>
      <Button onClick={goOn}>Your details</Button>
    </div>
  );
}
