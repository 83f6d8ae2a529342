import { useState } from 'react';
import { WISHES_MAX } from '@aabha/contracts/wish-list/wish-list.values';
import * as texts from '@aabha/messages/wish-toggle';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { isShopper, useSession } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import { addVisitorWish, removeVisitorWish, useVisitorWishes } from '../../lib/visitor-wishes';

/** What the button of the wish list needs to know of its television. */
export interface SavedProduct {
  _id: string;
  new_price: number;
}

/** Returns whether a television is in the wish list of the account, and what changes that. */
function useAccountWish({ _id: product }: SavedProduct, isSignedIn: boolean) {
  /* The state that was pressed, until the server has confirmed it. */
  const [pressed, setPressed] = useState<boolean>();
  const utils = trpc.useUtils();
  const { data } = trpc.wishList.list.useQuery({ filters: { product } }, { enabled: isSignedIn });
  const handlers = {
    onError: (error: unknown) => notify('error', describeError(error).message, 'wish-list'),
    onSettled: async () => {
      await utils.wishList.list.invalidate();
      setPressed(undefined);
    },
  };
  const add = trpc.wishList.add.useMutation(handlers);
  const remove = trpc.wishList.remove.useMutation(handlers);
  return {
    isSaved: pressed ?? (data?.wishCount ?? 0) > 0,
    isBusy: add.isPending || remove.isPending,
    save: (isSaved: boolean) => {
      setPressed(isSaved);
      (isSaved ? add : remove).mutate({ product });
    },
  };
}

/** Returns the same of the wish list that a visitor has in this browser. */
function useVisitorWish({ _id: product, new_price: saved_price }: SavedProduct) {
  const isSaved = useVisitorWishes().some((wish) => wish.product === product);
  return {
    isSaved,
    isBusy: false,
    save: (toSave: boolean) => {
      if (!toSave) return removeVisitorWish(product);
      const hasRoom = addVisitorWish({ product, saved_price, saved_at: new Date().toISOString() });
      if (!hasRoom) notify('error', texts.isFull(WISHES_MAX), 'wish-list');
    },
  };
}

/** Returns whether a television is in the wish list of the account or of the browser, and what changes that. */
export function useWish(product: SavedProduct) {
  const isSignedIn = isShopper(useSession());
  const ofAccount = useAccountWish(product, isSignedIn);
  const ofVisitor = useVisitorWish(product);
  return isSignedIn ? ofAccount : ofVisitor;
}
