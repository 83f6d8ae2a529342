import { UPLOAD_MAX_BYTES } from '@aabha/contracts/settings/limits';
import { fileTooLarge } from '@aabha/messages/files';

const MEGABYTE = 1024 * 1024;

/** The size of the largest file, in megabytes. */
export const FILE_MAX_MEGABYTES = UPLOAD_MAX_BYTES / MEGABYTE;

/** The files that a form takes, with its texts. */
export interface FilesKind {
  /** Media types, as the browser's dialog filters by them. */
  accept: string;
  most: number;
  label: string;
  hint: string;
  /** The name of the list of chosen files. */
  chosen: string;
  tooMany: string;
}

/** Returns what is wrong with a choice of files, before it is sent. Their content is checked by the server. */
export function filesProblem(files: readonly File[], { most, tooMany }: FilesKind): string | undefined {
  if (files.length > most) return tooMany;
  const large = files.find(({ size }) => size > UPLOAD_MAX_BYTES);
  return large && fileTooLarge(large.name, FILE_MAX_MEGABYTES);
}
