/**
 * Where pictures are kept (docs/spec/media.md#derived-pictures). A file's name holds the hash of its content, so none
 * is ever replaced.
 */
export interface FilesPort {
  has(name: string): Promise<boolean>;
  /** Keeps a file: whole or not at all. Twice is the same as once. */
  put(name: string, content: Uint8Array, contentType: string): Promise<void>;
}
