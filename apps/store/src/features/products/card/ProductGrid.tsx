import type { ReactNode } from 'react';
import type { ProductCard as Card } from '@aabha/contracts/products/products.schema';
import { ProductCard } from './ProductCard';
import classes from './ProductGrid.module.css';

interface ProductGridProps {
  products: readonly Card[];
  /** What else can be done with each, as comparing it. */
  renderAction?: (product: Card) => ReactNode;
  /** So many of the first are in sight at once: their pictures are asked for before all else, the rest is laid out later. */
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
