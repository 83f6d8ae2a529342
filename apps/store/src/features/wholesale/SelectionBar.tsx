import type { RefObject } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { units } from '@aabha/messages/quantities';
import * as texts from '@aabha/messages/wholesale';
import { Button } from '@aabha/ui/components/Button';
import { totalValue, type WholesaleLine } from './wholesale-lines';
import classes from './wholesale.module.css';

interface SelectionBarProps {
  lines: readonly WholesaleLine[];
  /** Id of the heading of the next section. */
  next: RefObject<HTMLElement | null>;
}

/** A sticky bar with the selected total and the next step, since the total is far below the list. */
export function SelectionBar({ lines, next }: SelectionBarProps) {
  if (lines.length === 0) return null;
  const unitCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const goOn = () => {
    next.current?.scrollIntoView();
    next.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.bar}>
      <p>
        <strong className={classes.barTotal}>{formatRupees(totalValue(lines))}</strong>
        <span className="soft small">{units(unitCount)}</span>
      </p>
      <Button onClick={goOn}>{texts.yourDetails}</Button>
    </div>
  );
}
