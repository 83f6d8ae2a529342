import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import type { TrackedItem } from './tracked-order';
import classes from './tracking.module.css';

interface TrackedItemsProps {
  items: readonly TrackedItem[];
  label: string;
}

/** Televisions with their pictures and units. */
export function TrackedItems({ items, label }: TrackedItemsProps) {
  return (
    <ul className={classes.items} aria-label={label}>
      {items.map(({ position, name, quantity, picture }) => (
        <li key={position} className={classes.item}>
          <span className={classes.picture}>
            <ResponsivePicture picture={picture ?? undefined} alt="" sizes="112px" />
          </span>
          <span>
            <span className={classes.units}>{quantity} ×</span> {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
