import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  CreateReviewInput,
  ListReviewsInput,
  ListReviewsOutput,
  ReviewOutput,
} from '@aabha/contracts/reviews/reviews.schema';
import {
  ExportReviewsInput,
  ListStaffReviewsInput,
  ListStaffReviewsOutput,
  RemoveReviewInput,
  RestoreReviewInput,
  StaffReviewOutput,
} from '@aabha/contracts/reviews/reviews.staff.schema';
import type { CachePolicy } from '../../cache/cache-policy';
import { publicProcedure, router, superAdminProcedure, userProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { createReview, listReviews } from './reviews.service';
import { exportReviews, listStaffReviews, removeReview, restoreReview } from './reviews.staff.service';

/** Cached by others too, since reviews may be slightly outdated. */
const REVIEWS: CachePolicy = { audience: 'visitors', topics: ['reviews'], stock: 'none', downstream: '30s' };

export const reviewsRouter = router({
  list: publicProcedure
    .meta(post('/review/list', 'Reviews of a product, with their average', { cache: REVIEWS }))
    .input(ListReviewsInput)
    .output(ListReviewsOutput)
    .query(({ ctx, input }) => listReviews(ctx, input)),
  create: userProcedure
    .meta(post('/review/new', 'Review a product, once', ONCE_A_KEY))
    .input(CreateReviewInput)
    .output(ReviewOutput)
    .mutation(({ ctx, input }) => createReview(ctx, input)),
  listForStaff: superAdminProcedure
    .meta(post('/review/staff/list', 'Reviews of all products, removed ones too, newest first'))
    .input(ListStaffReviewsInput)
    .output(ListStaffReviewsOutput)
    .query(({ ctx, input }) => listStaffReviews(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/review/export', 'The reviews of a filter as a CSV file', READS_REPORTS))
    .input(ExportReviewsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportReviews(ctx, input)),
  remove: superAdminProcedure
    .meta(post('/review/{id}/remove', 'Remove a review and mail its author the reason'))
    .input(RemoveReviewInput)
    .output(StaffReviewOutput)
    .mutation(({ ctx, input }) => removeReview(ctx, input)),
  restore: superAdminProcedure
    .meta(post('/review/{id}/restore', 'Show a review again that was removed by mistake'))
    .input(RestoreReviewInput)
    .output(StaffReviewOutput)
    .mutation(({ ctx, input }) => restoreReview(ctx, input)),
});
