import { z } from 'zod';
import { Picture } from '../products/products.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { pictureFiles } from '../wire/form.schema';
import { daysFilter, Id, Instant, pageOf, requiredText, sortOver } from '../wire/wire.schema';
import {
  LIBRARY_SORTS,
  PICTURE_NAME_MAX,
  PICTURE_USES,
  REMOVED_AT_ONCE_MAX,
  UPLOADED_AT_ONCE_MAX,
} from './library.values';

/** A stored picture as the library lists it (docs/spec/media.md#library). */
export const LibraryPicture = z.object({
  _id: z.string().meta({ description: 'The hash of its content.' }),
  name: z
    .string()
    .meta({ description: 'Of the file that was uploaded first; staff may change it. Empty for none.' }),
  picture: Picture,
  television_count: z.number().int().meta({ description: 'Televisions that show it, deleted ones too.' }),
  news_count: z.number().int(),
  shown_by: z
    .string()
    .meta({ description: 'The name of one television or article that shows it; empty for none.' }),
  created_at: Instant,
});
export type LibraryPicture = z.infer<typeof LibraryPicture>;

const libraryFilters = z
  .strictObject({
    search: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'Part of its name, or of the name of a television or article that shows it.' }),
    use: z.enum(PICTURE_USES).optional(),
    ...daysFilter,
  })
  .default({});
export type LibraryFilters = z.output<typeof libraryFilters>;

export const ListLibraryInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.library),
  filters: libraryFilters,
  sort: sortOver(LIBRARY_SORTS).optional(),
});
export type ListLibraryInput = z.output<typeof ListLibraryInput>;
export const ListLibraryOutput = z.object({
  pictureList: z.array(LibraryPicture),
  pictureCount: z.number().int(),
});
export const ExportLibraryInput = z.strictObject({ filters: libraryFilters });
export type ExportLibraryInput = z.output<typeof ExportLibraryInput>;

export const LibraryPictureInput = z.strictObject({ id: Id });
/** A picture with what shows it: up to 50 televisions and 50 articles. */
export const LibraryPictureDetails = LibraryPicture.extend({
  televisions: z.array(z.object({ _id: z.string(), name: z.string(), is_deleted: z.boolean() })),
  news: z.array(z.object({ _id: z.string(), title: z.string() })),
});
export type LibraryPictureDetails = z.infer<typeof LibraryPictureDetails>;
export const LibraryPictureOutput = z.object({ picture: LibraryPictureDetails });

/** Sent as a form; `img` repeated (docs/spec/media.md#uploads). */
export const UploadPicturesInput = z.strictObject({
  img: pictureFiles(UPLOADED_AT_ONCE_MAX).refine(
    (files) => files.length > 0,
    'Please choose at least one picture.',
  ),
});
export type UploadPicturesInput = z.output<typeof UploadPicturesInput>;
export const UploadPicturesOutput = z.object({
  pictureList: z
    .array(LibraryPicture)
    .meta({ description: 'In the order of the files. One that is stored already is listed as it is.' }),
});

export const RenamePictureInput = z.strictObject({
  id: Id,
  name: requiredText('Name is required.', PICTURE_NAME_MAX),
});
export type RenamePictureInput = z.output<typeof RenamePictureInput>;

export const ReplacePictureInput = z.strictObject({
  id: Id,
  with: Id.meta({ description: 'The picture that stands in its place from now on.' }),
});
export type ReplacePictureInput = z.output<typeof ReplacePictureInput>;
export const ReplacePictureOutput = z.object({
  television_count: z.number().int(),
  news_count: z.number().int(),
  message: z.string(),
});

export const RemovePicturesInput = z.strictObject({ ids: z.array(Id).min(1).max(REMOVED_AT_ONCE_MAX) });
export type RemovePicturesInput = z.output<typeof RemovePicturesInput>;
export const RemovePicturesOutput = z.object({
  removedCount: z.number().int(),
  usedCount: z.number().int().meta({ description: 'Pictures that are in use, and stay.' }),
  message: z.string(),
});
