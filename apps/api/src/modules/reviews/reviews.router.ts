import { ListReviewsInput, ListReviewsOutput } from '@aabha/contracts/reviews/reviews.schema';
import { publicProcedure, router } from '../../trpc/init';
import { post } from '../../trpc/rest-meta';
import { listReviews } from './reviews.service';

export const reviewsRouter = router({
  list: publicProcedure
    .meta(post('/review/list', 'Reviews of a product, with their average'))
    .input(ListReviewsInput)
    .output(ListReviewsOutput)
    .query(({ ctx, input }) => listReviews(ctx, input)),
});
