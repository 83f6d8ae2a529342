import type { ProductCard as Card } from '@aabha/contracts/products/products.schema';
import { ProductCard } from './ProductCard';
import classes from './ProductGrid.module.css';

/** Cards in as many columns as fit: two on phones, four on desktops. */
export function ProductGrid({ products }: { products: readonly Card[] }) {
  return (
    <ul className={classes.grid}>
      {products.map((product) => (
        <li key={product._id} className={classes.cell}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}
