import * as texts from '@aabha/messages/wish-list';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { addVisitorWish, removeVisitorWish, useVisitorWishes } from '../../lib/visitor-wishes';
import { EmptyWishList } from './EmptyWishList';
import type { RenderOffer } from './wish';
import { WishListWaiting } from './WishListWaiting';
import { WishRows } from './WishRows';
import classes from './wish-list.module.css';

/** The wish list that a visitor has in this browser, at present prices (docs/spec/wish-list.md#visitors). */
export function VisitorWishes({ renderOffer }: { renderOffer: RenderOffer }) {
  const saved = useVisitorWishes();
  const { data, error, refetch } = trpc.wishList.quote.useQuery(
    { items: [...saved] },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  if (!data) return <WishListWaiting error={error} onRetry={() => void refetch()} />;
  const isThere = new Set(saved.map(({ product }) => product));
  const wishes = data.wishList.filter(({ product }) => isThere.has(product._id));
  return (
    <>
      {wishes.length > 0 && (
        <p className={`soft ${classes.note}`}>
          {texts.keptInThisBrowser}{' '}
          <Link to="/signin" search={{ redirect: '/wishlist' }}>
            {texts.logIn}
          </Link>
        </p>
      )}
      <WishRows
        wishes={wishes}
        empty={<EmptyWishList />}
        renderOffer={renderOffer}
        onRemove={({ product }) => removeVisitorWish(product._id)}
        onRestore={({ product, saved_price, saved_at }) =>
          addVisitorWish({ product: product._id, saved_price, saved_at })
        }
      />
    </>
  );
}
