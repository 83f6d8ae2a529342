import { useQueryClient, type Mutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Wish } from '@aabha/contracts/wish-list/wish-list.schema';
import { describeError } from '../../lib/describe-error';
import { mergeVisitorWishes } from '../../lib/merge-visitor-wishes';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { readVisitorWishes } from '../../lib/visitor-wishes';
import { EmptyWishList } from './EmptyWishList';
import type { RenderOffer } from './render-offer';
import { WishListWaiting } from './WishListWaiting';
import { WishRows } from './WishRows';

/** Changes are sent one after another, so that Undo does not overtake the removal. */
const SCOPE = { id: 'wish-list' };
const isWishChange = ({ options }: Mutation) => options.scope?.id === SCOPE.id;

/** Optimistic changes of the wish list, corrected by the server's response. */
function useWishChanges() {
  const utils = trpc.useUtils();
  const queue = useQueryClient();
  const show = async (change: (present: Wish[]) => Wish[]) => {
    await utils.wishList.list.cancel({});
    utils.wishList.list.setData({}, (present) => {
      if (!present) return present;
      const wishList = change(present.wishList);
      return { wishList, wishCount: wishList.length };
    });
  };
  const handlers = {
    scope: SCOPE,
    onError: (error: unknown) => notify('error', describeError(error).message, 'wish-list'),
    /* While later changes are queued, their optimistic result is on the screen. */
    onSettled: () =>
      queue.isMutating({ predicate: isWishChange }) > 1 ? undefined : utils.wishList.list.invalidate(),
  };
  const add = trpc.wishList.add.useMutation(handlers);
  const remove = trpc.wishList.remove.useMutation(handlers);
  return {
    remove: async ({ product: { _id: product } }: Wish) => {
      await show((present) => present.filter((wish) => wish.product._id !== product));
      remove.mutate({ product });
    },
    restore: async (wish: Wish) => {
      await show((present) => [...present, wish]);
      const { saved_price, saved_at, product } = wish;
      add.mutate({ product: product._id, saved_price, saved_at });
    },
  };
}

/** Merges what a lost response left in the browser at the sign-in. */
function useLateMerge() {
  const utils = trpc.useUtils();
  const merge = useEffectEvent(async () => {
    if (readVisitorWishes().length === 0) return;
    await mergeVisitorWishes(utils.client);
    await utils.wishList.list.invalidate();
  });
  useEffect(() => {
    /* Without a response the list of the browser stays for the next visit. */
    merge().catch(() => undefined);
  }, []);
}

/** The wish list of a signed-in shopper at present prices. */
export function AccountWishes({ renderOffer }: { renderOffer: RenderOffer }) {
  useLateMerge();
  const changes = useWishChanges();
  const { data, error, refetch } = trpc.wishList.list.useQuery({});
  if (!data) return <WishListWaiting error={error} onRetry={() => void refetch()} />;
  return (
    <WishRows
      wishes={data.wishList}
      empty={<EmptyWishList />}
      renderOffer={renderOffer}
      onRemove={(wish) => void changes.remove(wish)}
      onRestore={(wish) => void changes.restore(wish)}
    />
  );
}
