import * as texts from '@aabha/messages/product-page';
import { IconCheck } from '@tabler/icons-react';
import type { PageProduct } from './product';
import classes from './ProductDetails.module.css';

/** Highlights and description. */
export function ProductStory({ product }: { product: PageProduct }) {
  return (
    <div className={classes.story}>
      {product.highlights.length > 0 && (
        <section className={classes.section}>
          <h2>{texts.highlights}</h2>
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
          <h2>{texts.description}</h2>
          <p className={classes.description}>{product.description}</p>
        </section>
      )}
    </div>
  );
}
