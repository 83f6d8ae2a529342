import {
  CreateReviewInput,
  ListReviewsInput,
  ListReviewsOutput,
  ReviewOutput,
} from '@aabha/contracts/reviews/reviews.schema';
import { publicProcedure, router, userProcedure } from '../../trpc/init';
import { post } from '../../trpc/rest-meta';
import { createReview, listReviews } from './reviews.service';

export const reviewsRouter = router({
  list: publicProcedure
    .meta(post('/review/list', 'Reviews of a product, with their average'))
    .input(ListReviewsInput)
    .output(ListReviewsOutput)
    .query(({ ctx, input }) => listReviews(ctx, input)),
  create: userProcedure
    .meta(post('/review/new', 'Review a product, once'))
    .input(CreateReviewInput)
    .output(ReviewOutput)
    .mutation(({ ctx, input }) => createReview(ctx, input)),
});
