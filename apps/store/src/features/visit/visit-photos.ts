import { VISIT_PHOTOS_MAX } from '@aabha/contracts/installations/visits.values';
import * as texts from '@aabha/messages/visits';
import { FILE_MAX_MEGABYTES, type FilesKind } from '../../lib/files-kind';

/** Photos of an installation. */
export const VISIT_PHOTOS: FilesKind = {
  accept: 'image/png,image/jpeg',
  most: VISIT_PHOTOS_MAX,
  label: texts.photosOptional,
  hint: texts.photosHint(VISIT_PHOTOS_MAX, FILE_MAX_MEGABYTES),
  chosen: texts.chosenPhotos,
  tooMany: texts.tooManyPhotos(VISIT_PHOTOS_MAX),
};
