import { IconCheck } from '@tabler/icons-react';
import { productFacts } from './facts';
import type { PageProduct } from './product';
import classes from './ProductDetails.module.css';

/** Key facts, highlights, description. */
export function ProductDetails({ product }: { product: PageProduct }) {
  return (
    <>
      <dl className={classes.facts} aria-label="At a glance">
        {productFacts(product).map(({ label, value }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.story}>
        {product.highlights.length > 0 && (
          <section className={classes.section}>
            <h2>Highlights</h2>
            <ul className={classes.highlights}>
              {product.highlights.map((highlight) => (
                <li key={highlight}>
                  <IconCheck size={20} stroke={2} aria-hidden="true" />
                  {highlight}
                </li>
              ))}
            </ul>
          </section>
        )}
        {product.description && (
          <section className={classes.section}>
            <h2>Description</h2>
            <p className={classes.description}>{product.description}</p>
          </section>
        )}
      </div>
    </>
  );
}
