import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/api-error';
import products from './products.module.css';
import type { Selection } from './use-selection';
import type { useWholesaleProducts } from './use-wholesale';
import { WholesaleItem } from './WholesaleItem';
import classes from './wholesale.module.css';

interface ProductListProps {
  offered: ReturnType<typeof useWholesaleProducts>;
  selection: Selection;
}

/** The wholesale products, with loading, error and empty states. */
export function ProductList({ offered, selection }: ProductListProps) {
  const { error, isLoading, isLoadingMore, hasMore } = offered;
  return (
    <>
      <ul className={products.list} aria-busy={isLoading}>
        {offered.products.map((product) => (
          <WholesaleItem key={product._id} product={product} selection={selection} />
        ))}
        {isLoading &&
          [1, 2, 3, 4].map((index) => (
            <li key={index} className={`skeleton ${classes.waiting}`} aria-hidden />
          ))}
      </ul>
      {!isLoading && !error && offered.products.length === 0 && (
        <div className={classes.note}>
          <h2>No Products Found</h2>
          <p className="soft">There are no wholesale offers right now. Please check again later.</p>
        </div>
      )}
      {error && (
        <div className={classes.note} role="alert">
          <p>{describeError(error).message}</p>
          <Button kind="outline" onClick={offered.retry}>
            Try again
          </Button>
        </div>
      )}
      {(hasMore || isLoadingMore) && !error && (
        <div>
          <Button kind="outline" busy={isLoadingMore} onClick={offered.loadMore}>
            Load More
          </Button>
        </div>
      )}
    </>
  );
}
