import { lazy, Suspense } from 'react';
import { useNearViewport } from '../../../lib/use-near-viewport';
import { EmiSection } from './EmiSection';
import type { PageProduct } from './product';
import classes from './ProductDetails.module.css';
import { ProductInformation } from './ProductInformation';
import { ProductStory } from './ProductStory';
import { RunningCost } from './RunningCost';
import { Specifications } from './Specifications';

const ProductOffers = lazy(() =>
  import('../../../components/bank-offers/ProductOffers').then((module) => ({
    default: module.ProductOffers,
  })),
);
const ProductCoupons = lazy(() =>
  import('../../../components/coupons/ProductCoupons').then((module) => ({ default: module.ProductCoupons })),
);

/** Highlights, description, specifications, EMI plans and product information, whose script comes after the first view; they need none to be read. Bank offers and coupons load when they come near. */
export function MoreDetails({ product }: { product: PageProduct }) {
  const { ref, near } = useNearViewport<HTMLDivElement>();
  return (
    <>
      <ProductStory product={product} />
      <Specifications product={product} />
      <EmiSection product={product} />
      <RunningCost product={product} />
      <div ref={ref} className={classes.parts}>
        <Suspense fallback={null}>
          {near && product.stock > 0 && <ProductOffers product={product} />}
          {near && product.stock > 0 && <ProductCoupons productId={product._id} />}
        </Suspense>
        <ProductInformation product={product} />
      </div>
    </>
  );
}
