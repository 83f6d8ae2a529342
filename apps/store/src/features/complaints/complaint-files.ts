import { COMPLAINT_FILES_MAX } from '@aabha/contracts/settings/limits';
import * as texts from '@aabha/messages/complaints';
import { FILE_MAX_MEGABYTES, type FilesKind } from '../../lib/files-kind';

/** Pictures and PDF files of a complaint or message. */
export const COMPLAINT_FILES: FilesKind = {
  accept: 'image/png,image/jpeg,application/pdf',
  most: COMPLAINT_FILES_MAX,
  label: texts.filesOptional,
  hint: texts.filesHint(COMPLAINT_FILES_MAX, FILE_MAX_MEGABYTES),
  chosen: texts.chosenFiles,
  tooMany: texts.tooManyFiles(COMPLAINT_FILES_MAX),
};
