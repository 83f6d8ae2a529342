import { Done } from '@aabha/contracts/wire/wire.schema';
import {
  AddWishInput,
  ListWishesInput,
  ListWishesOutput,
  MergeWishesInput,
  MergeWishesOutput,
  QuoteWishesInput,
  RemoveWishInput,
} from '@aabha/contracts/wish-list/wish-list.schema';
import { post } from '../../trpc/procedure-meta';
import { publicProcedure, router, userProcedure } from '../../trpc/procedures';
import { addWish, listWishes, mergeWishes, quoteWishes, removeWish } from './wish-list.service';

export const wishListRouter = router({
  add: userProcedure
    .meta(post('/wish/add', 'Save a television in your wish list'))
    .input(AddWishInput)
    .output(Done)
    .mutation(({ ctx, input }) => addWish(ctx, input)),
  remove: userProcedure
    .meta(post('/wish/remove', 'Remove a television from your wish list'))
    .input(RemoveWishInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeWish(ctx, input)),
  list: userProcedure
    .meta(post('/wish/list', 'Your wish list, with what the televisions cost now'))
    .input(ListWishesInput)
    .output(ListWishesOutput)
    .query(({ ctx, input }) => listWishes(ctx, input)),
  merge: userProcedure
    .meta(post('/wish/merge', 'Merge the wish list of a visitor into that of the account'))
    .input(MergeWishesInput)
    .output(MergeWishesOutput)
    .mutation(({ ctx, input }) => mergeWishes(ctx, input)),
  quote: publicProcedure
    .meta(post('/wish/quote', 'What the televisions in the wish list of a visitor cost now'))
    .input(QuoteWishesInput)
    .output(ListWishesOutput)
    .query(({ ctx, input }) => quoteWishes(ctx, input)),
});
