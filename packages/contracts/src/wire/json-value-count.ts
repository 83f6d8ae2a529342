const QUOTE = 34;
const BACKSLASH = 92;
/** The signs that begin a value or stand between two: a comma, and both kinds of opening bracket. */
const STRUCTURE: ReadonlySet<number> = new Set([44, 91, 123]);

/**
 * Whether JSON text has at most so many values, counted without reading them. Signs inside of strings are not counted;
 * text that is no JSON has some number too, and is refused by whoever reads it.
 */
export function isJsonValueCountWithin(text: string, most: number): boolean {
  let values = 1;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) isInString = !isInString;
    else if (isInString) {
      if (sign === BACKSLASH) at += 1;
    } else if (STRUCTURE.has(sign)) {
      values += 1;
      if (values > most) return false;
    }
  }
  return true;
}
