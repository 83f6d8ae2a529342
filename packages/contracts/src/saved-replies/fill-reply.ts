import { REPLY_PLACEHOLDERS, type ReplyPlaceholder } from './saved-replies.values';

const IN_BRACES = /\{\s*([^{}\s]+)\s*\}/g;

const isKnown = (word: string): word is ReplyPlaceholder =>
  REPLY_PLACEHOLDERS.some((placeholder) => placeholder === word);

/** What the placeholders of a case become; one that it has nothing for is left out. */
type ReplyValues = Readonly<Partial<Record<ReplyPlaceholder, string>>>;

/** Returns the words in braces that are no placeholder, each once. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACES)].map(([, word = '']) => word).filter((word) => !isKnown(word))),
];

/**
 * Returns a text with its placeholders replaced by the values of a case. What has no value stays as it is, and is named, so
 * that nobody sends a gap. Values are inserted as they are: braces in a name are no placeholder.
 */
export function fillReply(text: string, values: ReplyValues): { text: string; missing: ReplyPlaceholder[] } {
  const missing = new Set<ReplyPlaceholder>();
  const filled = text.replaceAll(IN_BRACES, (whole, word: string) => {
    if (!isKnown(word)) return whole;
    const value = values[word];
    if (value !== undefined && value !== '') return value;
    missing.add(word);
    return `{${word}}`;
  });
  return { text: filled, missing: [...missing] };
}

/** Returns whether a text has placeholders that are still to fill in. */
export const hasPlaceholders = (text: string): boolean => fillReply(text, {}).missing.length > 0;
