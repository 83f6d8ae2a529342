import { lazy, Suspense } from 'react';
import { useRememberedPin } from '../../../lib/remembered-pin';
import classes from './DateSlot.module.css';

// Never part of a rendered page, which is the same for all visitors.
const CardDate = lazy(() => import('./CardDate').then((module) => ({ default: module.CardDate })));

/** The delivery date of a card for the visitor's PIN code, in a line that is there from the first frame on. */
export function DateSlot({ product }: { product: string }) {
  const pin = useRememberedPin();
  return (
    <p className={`small ${classes.slot}`}>
      {pin && (
        <Suspense fallback={null}>
          <CardDate pin={pin} product={product} />
        </Suspense>
      )}
    </p>
  );
}
