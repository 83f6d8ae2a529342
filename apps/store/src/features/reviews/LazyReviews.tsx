import { lazy, Suspense } from 'react';
// Also so that the styles come with the first view: the reviews are in the HTML before their script.
import classes from './reviews.module.css';

const Reviews = lazy(() => import('./Reviews').then((module) => ({ default: module.Reviews })));

/** The reviews of a product, whose script comes after the first view. */
export function LazyReviews({ productId }: { productId: string }) {
  return (
    <Suspense fallback={<div className={`skeleton ${classes.waiting}`} aria-hidden="true" />}>
      <Reviews productId={productId} />
    </Suspense>
  );
}
