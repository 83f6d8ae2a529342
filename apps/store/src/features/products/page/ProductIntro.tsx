import { stockBadge } from '@aabha/messages/stock';
import { Chip } from '@aabha/ui/components/Chip';
import { Stars } from '@aabha/ui/components/Stars';
import { Link } from '@tanstack/react-router';
import type { PageProduct } from './product';
import classes from './ProductIntro.module.css';

/** Brand, stock, name and rating. */
export function ProductIntro({ product }: { product: PageProduct }) {
  return (
    <header className={classes.intro}>
      <p className={classes.brand}>
        {product.companyName}
        <Chip tone={product.stock > 0 ? 'success' : 'danger'}>{stockBadge(product.stock)}</Chip>
      </p>
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
