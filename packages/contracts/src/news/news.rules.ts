const TEASER_LENGTH = 200;

/** A title or subtitle on a card: at most 200 characters (product §9). */
export function teaser(text: string): string {
  return text.length <= TEASER_LENGTH ? text : `${text.slice(0, TEASER_LENGTH - 1).trimEnd()}…`;
}
