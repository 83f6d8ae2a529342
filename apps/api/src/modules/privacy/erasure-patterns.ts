/** Texts that are known of a person, in any number of spellings. */
interface KnownTexts {
  texts: readonly string[];
  phones: readonly string[];
}

/** A shorter one, or one without a letter, would be found in texts about other things. */
const SHORTEST = 4;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Returns an alternation of whole words for PostgreSQL, longest first; null for none. */
function patternOf(texts: readonly string[]): string | null {
  const longestFirst = [...new Set(texts)].toSorted((a, b) => b.length - a.length);
  return longestFirst.length === 0
    ? null
    : String.raw`(?<!\w)(?:${longestFirst.map(escaped).join('|')})(?!\w)`;
}

/**
 * Returns the regular expressions by which free texts and audit entries are searched for an erased person. A text is also searched
 * for as JSON writes it.
 */
export function erasurePatterns({ texts, phones }: KnownTexts) {
  const usable = texts
    .map((text) => text.trim())
    .filter((text) => text.length >= SHORTEST && /\p{L}/u.test(text));
  return {
    textPattern: patternOf(usable.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)])),
    phonePattern: patternOf(phones.filter((phone) => /^\d{10}$/.test(phone))),
  };
}
