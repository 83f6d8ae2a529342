/** Letters, digits, and signs that mean the same in a folder, a URL and the key of an object; no leading dot. */
const PLAIN = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** Returns whether a name can be that of a stored file. */
export const isMediaName = (name: string): boolean => PLAIN.test(name);

/** Throws for a name that cannot be that of a stored file, such as one that leads to another folder. */
export function assertMediaName(name: string): void {
  if (!isMediaName(name)) throw new Error(`${name} is no file name.`);
}
