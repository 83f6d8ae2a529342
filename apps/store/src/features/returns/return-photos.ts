import { RETURN_PHOTOS_MAX } from '@aabha/contracts/returns/returns.values';
import * as texts from '@aabha/messages/returns';
import { FILE_MAX_MEGABYTES, type FilesKind } from '../../lib/files-kind';

/** Photos of returned goods. */
export const RETURN_PHOTOS: FilesKind = {
  accept: 'image/png,image/jpeg',
  most: RETURN_PHOTOS_MAX,
  label: texts.photosOptional,
  hint: texts.photosHint(RETURN_PHOTOS_MAX, FILE_MAX_MEGABYTES),
  chosen: texts.chosenPhotos,
  tooMany: texts.tooManyPhotos(RETURN_PHOTOS_MAX),
};
