const PREFIX = 'M-';

/** Returns the reference number of a message: the last characters of its id, in upper case, as order numbers are made. */
export function messageReference(id: string): string {
  return `${PREFIX}${id.slice(-8).toUpperCase()}`;
}

/** Returns a search text without the part of a reference number that stands in no id. */
export function withoutReferencePrefix(text: string): string {
  return text.toUpperCase().startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
}
