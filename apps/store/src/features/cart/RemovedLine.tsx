import { useEffect, useRef } from 'react';
import type { CartLine } from '@aabha/contracts/cart/cart.schema';
import * as texts from '@aabha/messages/cart';
import { Button } from '@aabha/ui/components/Button';
import classes from './CartScreen.module.css';

interface RemovedLineProps {
  line: CartLine;
  onUndo: () => void;
}

/**
 * Replaces a removed line. Removing needs no question, since it can be undone here. Takes the focus, which
 * would be lost with the line.
 */
export function RemovedLine({ line: { product }, onUndo }: RemovedLineProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} className={classes.removed} tabIndex={-1}>
      <p>{texts.wasRemoved(product.name)}</p>
      {product.onSale && product.stock > 0 && (
        <Button kind="quiet" onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
    </div>
  );
}
