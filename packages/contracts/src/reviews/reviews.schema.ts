import { z } from 'zod';
import { PAGE_SIZES } from '../settings/limits';
import { REVIEW_SORTS } from './reviews.values';
import { Id, Instant, pageOf, requiredText } from '../wire/wire.schema';

export const Review = z.object({
  _id: z.string(),
  user: z.object({ name: z.string() }),
  product: z.string(),
  rating: z.number().int().min(1).max(5),
  title: z.string(),
  comment: z.string(),
  verifiedPurchase: z.boolean(),
  createdAt: Instant,
});
export type Review = z.infer<typeof Review>;

export const ListReviewsInput = z.strictObject({
  ...pageOf(PAGE_SIZES.reviews),
  filters: z
    .strictObject({
      product: Id.optional(),
      rating: z
        .number()
        .int()
        .min(1)
        .max(5)
        .optional()
        .meta({ description: 'Only reviews with so many stars.' }),
      verifiedPurchase: z
        .boolean()
        .optional()
        .meta({ description: 'Only those of buyers, or only of others.' }),
    })
    .default({}),
  sort: z.enum(REVIEW_SORTS).default('newest').meta({ description: 'Equal stars are newest first.' }),
});
export type ListReviewsInput = z.output<typeof ListReviewsInput>;

export const ListReviewsOutput = z.object({
  reviewList: z.array(Review),
  reviewCount: z.number().int().meta({ description: 'Of the product, whatever the stars and buyers.' }),
  averageRating: z.number(),
  matchCount: z
    .number()
    .int()
    .meta({ description: 'Reviews that match all filters: the length of the list.' }),
  ratingCounts: z.object({ 1: z.number(), 2: z.number(), 3: z.number(), 4: z.number(), 5: z.number() }),
});

/** The review form (docs/spec/reviews.md#rules). */
export const ReviewTexts = z.strictObject({
  rating: z
    .number({ error: 'Rating is required.' })
    .int('Please choose 1 to 5 stars.')
    .min(1, 'Please choose 1 to 5 stars.')
    .max(5, 'Please choose 1 to 5 stars.'),
  title: requiredText('Title is required.', 150),
  comment: requiredText('Comment is required.', 5000),
});

/** Whose review it is comes from the token; a foreign `user` is refused. */
export const CreateReviewInput = z.strictObject({
  review: ReviewTexts.extend({ user: Id.optional(), product: Id }),
});
export type CreateReviewInput = z.output<typeof CreateReviewInput>;
export const ReviewOutput = z.object({ review: Review });
