import { z } from 'zod';
import { storedHashes } from '../media/stored-hashes';
import { Picture } from '../products/products.schema';
import { NEWS_IMAGES_MAX, PAGE_SIZES } from '../settings/limits';
import { listField, pictureFiles, stayingPictures } from '../wire/form.schema';
import {
  EditedVersion,
  Id,
  ImageUrls,
  Instant,
  pageOf,
  requiredText,
  sortOver,
  TextFilter,
} from '../wire/wire.schema';

export const News = z.object({
  _id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** Plain text; an empty line parts paragraphs. */
  description: z.string(),
  image: ImageUrls,
  pictures: z.array(Picture),
  created_at: Instant,
  updated_at: Instant,
});
export type News = z.infer<typeof News>;

export const NEWS_SORTS = ['created_at', 'title'] as const;

export const ListNewsInput = z.strictObject({
  ...pageOf(PAGE_SIZES.news),
  filters: z.strictObject({ title: TextFilter.optional() }).default({}),
  sort: sortOver(NEWS_SORTS).optional(),
});
export type ListNewsInput = z.output<typeof ListNewsInput>;
export const ListNewsOutput = z.object({ newsList: z.array(News), newsCount: z.number().int() });

export const GetNewsInput = z.strictObject({ id: Id });
export const NewsOutput = z.object({ news: News });

/** The texts of an article, as its form has them. */
export const NewsTexts = z.strictObject({
  title: requiredText('Title is required.', 200),
  subtitle: requiredText('Subtitle is required.', 500),
  description: requiredText('Description is required.', 20_000),
});

const images = pictureFiles(NEWS_IMAGES_MAX);

/** Sent as a form; `img` repeated (docs/spec/news.md#publishing). */
export const CreateNewsInput = NewsTexts.extend({
  existingImages: stayingPictures(),
  img: images,
}).refine(({ img, existingImages }) => img.length > 0 || storedHashes(existingImages).length > 0, {
  error: 'Please add at least one image.',
  path: ['img'],
  /* Beside the errors of other fields. */
  when: ({ value }) => Array.isArray((value as { img?: unknown } | undefined)?.img),
});
export type CreateNewsInput = z.output<typeof CreateNewsInput>;

/**
 * Sent as a form. What stays, in its order, is `existingImages`; see `arrangePictures`. `updated_at` is that of
 * the record that the edit started from; a newer one is 409 with the present record.
 */
export const UpdateNewsInput = NewsTexts.extend({
  id: Id,
  updated_at: EditedVersion.optional(),
  existingImages: stayingPictures(),
  imagesToDelete: listField(z.string().max(500))
    .prefault([])
    .meta({ description: 'Addresses of the pictures that go.' }),
  img: images.prefault([]),
});
export type UpdateNewsInput = z.output<typeof UpdateNewsInput>;

export const RemoveNewsInput = z.strictObject({ id: Id });
