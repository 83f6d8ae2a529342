import type { ReactNode } from 'react';
import type { ProductCard } from '@aabha/contracts/products/products.schema';
import * as texts from '@aabha/messages/home';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import classes from './Home.module.css';
import { featuredInput } from './home-queries';

/** The best-rated televisions in stock. */
export function Featured({
  renderProducts,
}: {
  renderProducts: (products: readonly ProductCard[]) => ReactNode;
}) {
  const [{ productList }] = trpc.products.list.useSuspenseQuery(featuredInput);
  if (productList.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby="featured">
      <header className={classes.sectionHead}>
        <h2 id="featured">{texts.bestRated}</h2>
        <Link to="/televisions" search={{ order: 'rating' }} className={classes.all}>
          {texts.seeAll}
          <IconArrowRight size={18} stroke={2} aria-hidden />
        </Link>
      </header>
      {renderProducts(productList)}
    </section>
  );
}
