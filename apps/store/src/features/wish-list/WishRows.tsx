import { useState, type ReactNode } from 'react';
import type { Wish } from '@aabha/contracts/wish-list/wish-list.schema';
import { RemovedWish } from './RemovedWish';
import type { RenderOffer } from './render-offer';
import { WishRow } from './WishRow';
import classes from './wish-list.module.css';

interface WishRowsProps {
  wishes: readonly Wish[];
  empty: ReactNode;
  renderOffer: RenderOffer;
  onRemove: (wish: Wish) => void;
  onRestore: (wish: Wish) => void;
}

/** The televisions of a wish list, latest first. A removed one leaves a row with Undo at its place until the page is left. */
export function WishRows({ wishes, empty, renderOffer, onRemove, onRestore }: WishRowsProps) {
  const [removed, setRemoved] = useState<readonly Wish[]>([]);
  const isThere = new Set(wishes.map(({ product }) => product._id));
  const gone = removed.filter(({ product }) => !isThere.has(product._id));
  const rows = [...wishes, ...gone].toSorted((a, b) => b.saved_at.localeCompare(a.saved_at));
  if (rows.length === 0) return empty;
  return (
    <ul className={classes.list}>
      {rows.map((wish) =>
        isThere.has(wish.product._id) ? (
          <WishRow
            key={wish.product._id}
            wish={wish}
            renderOffer={renderOffer}
            onRemove={() => {
              setRemoved([...gone, wish]);
              onRemove(wish);
            }}
          />
        ) : (
          <RemovedWish key={wish.product._id} wish={wish} onUndo={() => onRestore(wish)} />
        ),
      )}
    </ul>
  );
}
