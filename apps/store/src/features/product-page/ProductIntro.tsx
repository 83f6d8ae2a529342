import { Stars } from '@aabha/ui/components/Stars';
import { Link } from '@tanstack/react-router';
import type { PageProduct } from './product';
import classes from './ProductIntro.module.css';

/** Whose it is, what it is called, and what others say of it. */
export function ProductIntro({ product }: { product: PageProduct }) {
  return (
    <header className={classes.intro}>
      <p className={classes.brand}>{product.companyName}</p>
      <h1 className={classes.name}>{product.name}</h1>
      <p className="soft">
        {product.screenInches}″ · {product.resolution} · {product.technology} · {product.refreshHz} Hz
      </p>
      <Link to="." hash="reviews" className={classes.rating}>
        <Stars rating={product.averageRating} count={product.reviewCount} />
      </Link>
    </header>
  );
}
