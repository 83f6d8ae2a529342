import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/search-box';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { Link } from '@tanstack/react-router';
import type { Suggestion } from '../features/products/search/use-suggestions';
import classes from './SearchBox.module.css';

interface SearchOptionsProps {
  listId: string;
  /** The search text. */
  text: string;
  products: readonly Suggestion[];
  active: number;
  empty: boolean;
  onFollow: () => void;
}

export function SearchOptions({ listId, text, products, active, empty, onFollow }: SearchOptionsProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {products.length > 0 ? texts.suggestionCount(products.length) : ''}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={texts.suggestions}
        tabIndex={-1}
        className={products.length > 0 ? classes.list : undefined}
      >
        {products.map((product, index) => (
          <Link
            key={product._id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to="/television/$id"
            params={{ id: product._id }}
            preload={false}
            className={classes.option}
            onClick={onFollow}
          >
            <ResponsivePicture
              picture={product.pictures[0]}
              alt=""
              sizes="72px"
              className={classes.thumbnail}
            />
            <span className={classes.name}>{product.name}</span>
            <span className={classes.price}>{formatRupees(product.new_price)}</span>
          </Link>
        ))}
      </div>
      {products.length > 0 && (
        <Link to="/televisions" search={{ q: text }} className={classes.option} onClick={onFollow}>
          {texts.seeAllResults}
        </Link>
      )}
      {empty && <p className={classes.note}>{texts.noProductsFound}</p>}
    </>
  );
}
