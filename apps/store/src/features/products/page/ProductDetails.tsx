import * as texts from '@aabha/messages/product-page';
import { productFacts } from './facts';
import type { PageProduct } from './product';
import classes from './ProductDetails.module.css';

/** Key facts at a glance. */
export function ProductDetails({ product }: { product: PageProduct }) {
  return (
    <dl className={classes.facts} aria-label={texts.atAGlance}>
      {productFacts(product).map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
