import type { ReactNode } from 'react';
import type { ProductCard } from '@aabha/contracts/products/products.schema';
import classes from './Home.module.css';

export type RenderProducts = (products: readonly ProductCard[]) => ReactNode;

interface ProductSectionProps {
  id: string;
  title: string | undefined;
  text?: string | undefined;
  /** A link beside the title. */
  more?: ReactNode;
  products: readonly ProductCard[];
  renderProducts: RenderProducts;
}

/** A title with a row of televisions. */
export function ProductSection({ id, title, text, more, products, renderProducts }: ProductSectionProps) {
  return (
    <section className="wrap" aria-labelledby={id}>
      <header className={classes.sectionHead}>
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p className="soft">{text}</p>}
        </div>
        {more}
      </header>
      {renderProducts(products)}
    </section>
  );
}
