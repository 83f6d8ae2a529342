/** Languages of the storefront, and of what is mailed to shoppers. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns language and weight of a range such as `hi-IN;q=0.8`. */
function readRange(range: string): { language: Language | undefined; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice('q='.length) ?? '1';
  return { language: LANGUAGES.find((one) => one === tag.split('-')[0]), weight: Number(weight) || 0 };
}

/** Returns the language of the shop that an `Accept-Language` header prefers; English where it names none. */
export function preferredLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map(readRange);
  const known = ranges.filter(({ language, weight }) => language !== undefined && weight > 0);
  return known.sort((one, other) => other.weight - one.weight)[0]?.language ?? 'en';
}
