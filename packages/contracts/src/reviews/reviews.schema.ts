import { z } from 'zod';
import { PAGE_SIZES } from '../settings/limits';
import { jsonField, photoFiles } from '../wire/form.schema';
import { REVIEW_PHOTOS_MAX, REVIEW_SORTS } from './reviews.values';
import { Id, Instant, pageOf, requiredText } from '../wire/wire.schema';

/** A photo of a review: decoded and encoded anew, without the metadata of the file that was sent (docs/spec/reviews.md#photos). */
export const ReviewPhoto = z.object({
  _id: z.string(),
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  sources: z.array(
    z.object({
      type: z.string(),
      srcset: z.string().meta({ description: 'As a `source` of HTML takes it.' }),
    }),
  ),
});
export type ReviewPhoto = z.infer<typeof ReviewPhoto>;

export const Review = z.object({
  _id: z.string(),
  user: z.object({ name: z.string() }),
  product: z.string(),
  rating: z.number().int().min(1).max(5),
  title: z.string(),
  comment: z.string(),
  verifiedPurchase: z.boolean(),
  createdAt: Instant,
  photos: z.array(ReviewPhoto).meta({ description: 'In the order of their author, without hidden ones.' }),
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
      withPhotos: z
        .boolean()
        .optional()
        .meta({ description: 'Only those with photos, or only those without.' }),
    })
    .default({}),
  sort: z.enum(REVIEW_SORTS).default('newest').meta({ description: 'Equal stars are newest first.' }),
});
export type ListReviewsInput = z.output<typeof ListReviewsInput>;

export const ListReviewsOutput = z.object({
  reviewList: z.array(Review),
  reviewCount: z.number().int().meta({ description: 'Of the product, whatever the stars and buyers.' }),
  averageRating: z.number(),
  photoCount: z
    .number()
    .int()
    .meta({ description: 'Reviews of the product that have photos, whatever the filters.' }),
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
  review: jsonField(ReviewTexts.extend({ user: Id.optional(), product: Id })),
  files: photoFiles(REVIEW_PHOTOS_MAX).prefault([]).meta({ description: 'Photos of the television.' }),
});
export type CreateReviewInput = z.output<typeof CreateReviewInput>;
export const ReviewOutput = z.object({ review: Review });
