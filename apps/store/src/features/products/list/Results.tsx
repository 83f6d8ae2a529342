import type { ReactNode } from 'react';
import type { ProductCard } from '@aabha/contracts/products/products.schema';
import * as texts from '@aabha/messages/televisions';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../../lib/describe-error';
import { NothingFits } from './NothingFits';
import classes from './Televisions.module.css';
import { useTelevisionsSearch } from './use-televisions-search';

/** Placeholder cards while the list loads. */
export function ResultsSkeleton() {
  return (
    <div className={classes.skeletons} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={classes.skeletonCard}>
          <div className={`skeleton ${classes.skeletonPicture}`} />
          <div className={`skeleton ${classes.skeletonLine}`} />
          <div className={`skeleton ${classes.skeletonLine} ${classes.short}`} />
          <div className={`skeleton ${classes.skeletonPrice}`} />
        </div>
      ))}
    </div>
  );
}

export function ResultsError({ error, onRetry, busy }: ResultsErrorProps) {
  return (
    <div className={classes.note} role="alert">
      <h2>{texts.couldNotLoad}</h2>
      <p className="soft">{describeError(error).message}</p>
      <Button onClick={onRetry} busy={busy}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}

interface ResultsErrorProps {
  error: unknown;
  onRetry: () => void;
  busy: boolean;
}

interface ResultsProps {
  products: readonly ProductCard[];
  productCount: number;
  /** The previous results are shown while new ones load. */
  stale: boolean;
  renderProducts: (products: readonly ProductCard[]) => ReactNode;
}

export function Results({ products, productCount, stale, renderProducts }: ResultsProps) {
  const { search } = useTelevisionsSearch();
  if (productCount === 0) return <NothingFits />;
  if (products.length === 0)
    return (
      <div className={classes.note}>
        <h2>{texts.noPage(search.page ?? 1)}</h2>
        <p className="soft">{texts.fewerPages}</p>
        <Link to="/televisions" search={{ ...search, page: undefined }} className={buttonClass()}>
          {texts.goToFirstPage}
        </Link>
      </div>
    );
  return (
    <div className={stale ? classes.stale : undefined} aria-busy={stale}>
      <h2 className="visually-hidden">{texts.searchResults}</h2>
      {renderProducts(products)}
    </div>
  );
}
