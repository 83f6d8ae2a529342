import { useEffect, useState, type RefObject } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/checkout';
import { Button } from '@aabha/ui/components/Button';
import classes from './checkout.module.css';

/** Returns whether an element is outside the viewport; false until that is known. */
function useIsOutOfView(place: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isOut;
}

interface PayBarProps {
  /** Where the form's own button is. */
  place: RefObject<HTMLElement | null>;
  /** Rupees. */
  payable: number;
  busy: boolean;
}

/** The total with a button that pays, at the bottom of the window while the form's own button is out of view. */
export function PayBar({ place, payable, busy }: PayBarProps) {
  const isShown = useIsOutOfView(place);
  if (!isShown) return null;
  return (
    <div className={classes.payBar}>
      <p className={classes.payBarTotal}>
        <span className="soft">{texts.total}</span>
        <strong>{formatRupees(payable)}</strong>
      </p>
      <Button type="submit" size="large" busy={busy}>
        {texts.pay(formatRupees(payable))}
      </Button>
    </div>
  );
}
