import type { MediaStore } from '@aabha/db/media/media-store';

/**
 * Storage of pictures (docs/spec/media.md#derived-pictures): a folder or a bucket. A file's name contains the hash of its
 * content, so no file is ever replaced by another.
 */
export type FilesPort = MediaStore;
