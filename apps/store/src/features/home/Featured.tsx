import * as texts from '@aabha/messages/home';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import classes from './Home.module.css';
import { featuredInput } from './home-queries';
import type { HomeSection } from './home-section';
import { ProductSection, type RenderProducts } from './ProductSection';

/** The best-rated televisions in stock, or those that staff chose in their place. */
export function Featured({
  section: { title, products: chosen, count },
  renderProducts,
}: {
  section: HomeSection;
  renderProducts: RenderProducts;
}) {
  const [{ productList }] = trpc.products.list.useSuspenseQuery(featuredInput);
  const products = chosen ?? productList.slice(0, count);
  if (products.length === 0) return null;
  return (
    <ProductSection
      id="featured"
      title={title ?? texts.bestRated}
      products={products}
      renderProducts={renderProducts}
      more={
        <Link to="/televisions" search={{ order: 'rating' }} className={classes.all}>
          {texts.seeAll}
          <IconArrowRight size={18} stroke={2} aria-hidden />
        </Link>
      }
    />
  );
}
