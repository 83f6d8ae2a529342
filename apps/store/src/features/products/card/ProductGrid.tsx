import type { ReactNode } from 'react';
import type { ProductCard as Card } from '@aabha/contracts/products/products.schema';
import { ProductCard } from './ProductCard';
import classes from './ProductGrid.module.css';

interface ProductGridProps {
  products: readonly Card[];
  /** A further action of each card, such as comparing. */
  renderAction?: (product: Card) => ReactNode;
  /**
   * Number of cards in the first view: their pictures are fetched with high priority, the rest has a deferred
   * layout.
   */
  inSight?: number;
}

/** Cards in as many columns as fit: two on phones, four on desktops. */
export function ProductGrid({ products, renderAction, inSight = 0 }: ProductGridProps) {
  return (
    <ul className={classes.grid}>
      {products.map((product, index) => (
        <li key={product._id} className={index < inSight ? classes.cell : `later ${classes.cell}`}>
          <ProductCard product={product} priority={index < inSight} action={renderAction?.(product)} />
        </li>
      ))}
    </ul>
  );
}
