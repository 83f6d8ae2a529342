import type { Wish } from '@aabha/contracts/wish-list/wish-list.schema';
import * as texts from '@aabha/messages/wish-list';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { addVisitorWish, removeVisitorWish, useVisitorWishes } from '../../lib/visitor-wishes';
import { EmptyWishList } from './EmptyWishList';
import type { RenderOffer } from './render-offer';
import { WishListWaiting } from './WishListWaiting';
import { WishRows } from './WishRows';
import classes from './wish-list.module.css';

/** Televisions of one call: an address has room for these. */
const ONE_CALL = 40;

/** Returns what a visitor saved as it is now, in order; undefined until it was read. */
function useQuotedWishes() {
  const saved = useVisitorWishes();
  const parts = Array.from({ length: Math.ceil(saved.length / ONE_CALL) }, (_, n) =>
    saved.slice(n * ONE_CALL, (n + 1) * ONE_CALL).map(({ product }) => ({ product })),
  );
  const queries = trpc.useQueries((t) =>
    parts.map((items) =>
      t.wishList.quote({ items }, { placeholderData: keepPreviousData, refetchOnMount: 'always' }),
    ),
  );
  const quoted = new Map(
    queries.flatMap(({ data }) => data?.wishList ?? []).map((wish) => [wish.product._id, wish]),
  );
  const wishes = saved.flatMap(({ product, saved_price, saved_at }): Wish[] => {
    const wish = quoted.get(product);
    return wish ? [{ ...wish, saved_price, saved_at }] : [];
  });
  const isRead = queries.every(({ data }) => data !== undefined);
  return {
    wishes: isRead ? wishes : undefined,
    error: queries.find(({ error }) => error)?.error,
    retry: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

/** The wish list that a visitor has in this browser, at present prices (docs/spec/wish-list.md#visitors). */
export function VisitorWishes({ renderOffer }: { renderOffer: RenderOffer }) {
  const { wishes, error, retry } = useQuotedWishes();
  if (!wishes) return <WishListWaiting error={error} onRetry={retry} />;
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
