import { useEffect, useRef } from 'react';
import type { Wish } from '@aabha/contracts/wish-list/wish-list.schema';
import * as texts from '@aabha/messages/wish-list';
import { Button } from '@aabha/ui/components/Button';
import classes from './wish-list.module.css';

interface RemovedWishProps {
  wish: Wish;
  onUndo: () => void;
}

/**
 * Replaces a removed television. Removing needs no question, since it can be undone here. Takes the focus, which would be lost
 * with the row.
 */
export function RemovedWish({ wish: { product }, onUndo }: RemovedWishProps) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <li ref={place} className={classes.removed} tabIndex={-1}>
      <p>{texts.wasRemoved(product.name)}</p>
      {product.isListed && (
        <Button kind="quiet" onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
    </li>
  );
}
