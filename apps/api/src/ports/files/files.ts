/**
 * Storage of pictures (docs/spec/media.md#derived-pictures). A file's name contains the hash of its content,
 * so no file is ever replaced.
 */
export interface FilesPort {
  has(name: string): Promise<boolean>;
  /** Stores a file atomically. Idempotent. */
  put(name: string, content: Uint8Array, contentType: string): Promise<void>;
}
