import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  CreateReviewInput,
  ListReviewsInput,
  ListReviewsOutput,
  ReviewOutput,
} from '@aabha/contracts/reviews/reviews.schema';
import {
  ExportReviewsInput,
  HideReviewPhotoInput,
  ListStaffReviewsInput,
  ListStaffReviewsOutput,
  RemoveReviewInput,
  RestoreReviewInput,
  ShowReviewPhotoInput,
  StaffReviewOutput,
} from '@aabha/contracts/reviews/reviews.staff.schema';
import type { CachePolicy } from '../../cache/cache-policy';
import { publicProcedure, router, superAdminProcedure, userProcedure } from '../../trpc/procedures';
import { formInput } from '../../trpc/form-input';
import { WITH_REVIEW_PHOTOS } from '../../trpc/input-limits';
import { ONCE_A_KEY, post, postForm, READS_REPORTS } from '../../trpc/procedure-meta';
import { hideReviewPhoto, showReviewPhoto } from './review-photos.staff.service';
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
    .meta(postForm('/review/new', 'Review a product, once', { ...ONCE_A_KEY, limits: WITH_REVIEW_PHOTOS }))
    .input(formInput(CreateReviewInput))
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
  hidePhoto: superAdminProcedure
    .meta(post('/review/{id}/hide-photo', 'Hide one photo of a review and mail its author the reason'))
    .input(HideReviewPhotoInput)
    .output(StaffReviewOutput)
    .mutation(({ ctx, input }) => hideReviewPhoto(ctx, input)),
  showPhoto: superAdminProcedure
    .meta(post('/review/{id}/show-photo', 'Show a photo again that was hidden by mistake'))
    .input(ShowReviewPhotoInput)
    .output(StaffReviewOutput)
    .mutation(({ ctx, input }) => showReviewPhoto(ctx, input)),
  restore: superAdminProcedure
    .meta(post('/review/{id}/restore', 'Show a review again that was removed by mistake'))
    .input(RestoreReviewInput)
    .output(StaffReviewOutput)
    .mutation(({ ctx, input }) => restoreReview(ctx, input)),
});
