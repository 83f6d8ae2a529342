import { z } from 'zod';
import { PAGE_SIZES } from '../settings/limits';
import { daysFilter, Id, Instant, pageOf, requiredText, sortOver } from '../wire/wire.schema';
import { RATINGS } from './reviews.values';
import { Review, ReviewPhoto } from './reviews.schema';

const Named = z.object({ _id: z.string(), name: z.string() });

/** A photo of a review as staff see it. The fields of its hiding are null together. */
export const StaffReviewPhoto = ReviewPhoto.extend({
  hidden_at: Instant.nullable(),
  hidden_by: z.object({ name: z.string() }).nullable(),
  hidden_reason: z.string().nullable(),
});
export type StaffReviewPhoto = z.infer<typeof StaffReviewPhoto>;

/** A review as staff see it: by whom, of what, and whether staff removed it. The removal's fields are null together. */
export const StaffReview = Review.extend({
  user: Named,
  product: Named,
  photos: z.array(StaffReviewPhoto).meta({ description: 'Hidden ones too.' }),
  removed_at: Instant.nullable(),
  /** Who of the staff removed it. */
  removed_by: z.object({ name: z.string() }).nullable(),
  removal_reason: z.string().nullable(),
});
export type StaffReview = z.infer<typeof StaffReview>;

export const REVIEW_STATES = ['shown', 'removed'] as const;
/** What reviews have: photos that shoppers see, photos that are hidden, or none at all. */
export const REVIEW_PHOTO_STATES = ['shown', 'hidden', 'none'] as const;
export const REVIEW_SORTS = ['createdAt', 'rating'] as const;

export const ListStaffReviewsInput = z.strictObject({
  ...pageOf(PAGE_SIZES.reviews),
  filters: z
    .strictObject({
      product: Id.optional(),
      rating: z.literal(RATINGS).optional(),
      ...daysFilter,
      state: z.enum(REVIEW_STATES).optional(),
      photos: z
        .enum(REVIEW_PHOTO_STATES)
        .optional()
        .meta({ description: 'Those with photos that shoppers see, with hidden ones, or with none.' }),
      /** Part of the title, the comment, or the author's name. */
      search: z.string().max(200).optional(),
    })
    .default({}),
  sort: sortOver(REVIEW_SORTS).optional(),
});
export type ListStaffReviewsInput = z.output<typeof ListStaffReviewsInput>;
export const ListStaffReviewsOutput = z.object({
  reviewList: z.array(StaffReview),
  reviewCount: z.number().int(),
});

/** The filters of exported reviews, as in the list. */
export const ExportReviewsInput = ListStaffReviewsInput.pick({ filters: true });
export type ExportReviewsInput = z.output<typeof ExportReviewsInput>;

export const REMOVAL_REASON_MAX = 500;
export const RemoveReviewInput = z.strictObject({
  id: Id,
  /** Mailed to the author, and stored. */
  reason: requiredText('Please give a reason.', REMOVAL_REASON_MAX),
});
export type RemoveReviewInput = z.output<typeof RemoveReviewInput>;
/** Hides one photo; the review stays. `photo` is one of the review's. */
export const HideReviewPhotoInput = z.strictObject({
  id: Id,
  photo: Id,
  /** Mailed to the author, and stored. */
  reason: requiredText('Please give a reason.', REMOVAL_REASON_MAX),
});
export type HideReviewPhotoInput = z.output<typeof HideReviewPhotoInput>;
export const ShowReviewPhotoInput = z.strictObject({ id: Id, photo: Id });
export type ShowReviewPhotoInput = z.output<typeof ShowReviewPhotoInput>;
export const RestoreReviewInput = z.strictObject({ id: Id });
export const StaffReviewOutput = z.object({ review: StaffReview });
