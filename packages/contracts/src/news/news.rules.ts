const TEASER_LENGTH = 200;

/** A title or subtitle on a card: at most 200 characters (docs/spec/news.md#lists). */
export function teaser(text: string): string {
  return text.length <= TEASER_LENGTH ? text : `${text.slice(0, TEASER_LENGTH - 1).trimEnd()}…`;
}
