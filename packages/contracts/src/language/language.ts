/** Languages of the storefront, and of what is mailed to shoppers. The first is that of what has no translation. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A language that texts are translated into. */
export type Translation = Exclude<Language, 'en'>;
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

/** The end of the name of a field that has a text in that language: `titleHi` beside `title`. */
export type FieldSuffix = Capitalize<Translation>;
export const fieldSuffix = (language: Translation) =>
  (language.charAt(0).toUpperCase() + language.slice(1)) as FieldSuffix;

interface LanguageFacts {
  /** BCP 47, for `lang`, numbers and dates. */
  locale: string;
  /** The start of the addresses of its pages. */
  basePath: string;
  /** Its name in itself, and the first letters of it. */
  name: string;
  short: string;
  /** Its name in the back office. */
  englishName: string;
}

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: { locale: 'en-IN', basePath: '', name: 'English', short: 'EN', englishName: 'English' },
  hi: { locale: 'hi-IN', basePath: '/hi', name: 'हिन्दी', short: 'हि', englishName: 'Hindi' },
};

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
