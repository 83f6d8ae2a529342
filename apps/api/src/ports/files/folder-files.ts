import { folderStore } from '@aabha/db/media/folder-store';
import type { FilesPort } from './files';

/** Stores files in a folder on disk, which /media serves. Several processes may share it. */
export function folderFiles(folder: string): FilesPort {
  return folderStore(folder);
}
