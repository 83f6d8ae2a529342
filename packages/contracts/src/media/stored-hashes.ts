/** The place of a picture of the library among those of a record, with its hash. */
export const STORED = /^stored:([0-9a-f]{24})$/;

/** Returns the hashes of the pictures that a change takes from the library. */
export const storedHashes = (existingImages: readonly string[] = []): string[] => [
  ...new Set(existingImages.flatMap((entry) => STORED.exec(entry)?.[1] ?? [])),
];
