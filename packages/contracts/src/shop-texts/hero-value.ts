import { z } from 'zod';
import {
  fieldSuffix,
  TRANSLATIONS,
  type FieldSuffix,
  type Language,
  type Translation,
} from '../language/language';
import type { Technology } from '../products/products.schema';
import { TECHNOLOGIES } from '../products/products.values';
import { requiredText } from '../wire/wire.schema';

const FIELDS = { OLED: 'oled', 'Mini-LED': 'miniLed', QLED: 'qled', LED: 'led' } as const satisfies Record<
  Technology,
  string
>;
type Sentence = (typeof FIELDS)[Technology];
type HeroField = `${Sentence}Title` | `${Sentence}Text` | 'emptyTitle';
/** The fields of the hero, each with the most characters that it may have. */
const LIMITS = Object.fromEntries([
  ...Object.values(FIELDS).flatMap((field) => [
    [`${field}Title`, 60],
    [`${field}Text`, 160],
  ]),
  ['emptyTitle', 60],
]) as Record<HeroField, number>;
const HERO_FIELDS = Object.keys(LIMITS) as HeroField[];
/** The fields that the section of the home page has in each language but English. */
export const TRANSLATED_HERO_FIELDS = [...HERO_FIELDS, 'tagline'] as const;

const optional = (most: number) =>
  z.string().trim().max(most, `Please use at most ${most} characters.`).default('');

const english = Object.fromEntries(
  HERO_FIELDS.map((field) => [field, requiredText('Please fill this in.', LIMITS[field])]),
) as Record<HeroField, ReturnType<typeof requiredText>>;
const translated = Object.fromEntries(
  TRANSLATIONS.flatMap((language) =>
    HERO_FIELDS.map((field) => [field + fieldSuffix(language), optional(LIMITS[field])]),
  ),
) as Record<`${HeroField}${FieldSuffix}`, ReturnType<typeof optional>>;

/** The tagline of the company in the other languages: of a section of texts, since that of the company has facts only. */
const taglines = Object.fromEntries(
  TRANSLATIONS.map((language) => [`tagline${fieldSuffix(language)}`, optional(LIMITS.emptyTitle)]),
) as Record<`tagline${FieldSuffix}`, ReturnType<typeof optional>>;

/**
 * The words of the first view of the home page (docs/spec/settings.md#texts): a heading and a sentence for the technology of
 * the television that it shows, and a heading for a shop without televisions. What is missing in a language is in English.
 */
export const HeroValue = z.strictObject({ ...english, ...translated, ...taglines });
export type HeroValue = z.output<typeof HeroValue>;

/** The words of the hero in one language, as a seed has them. */
export type WrittenHero = Record<HeroField, string>;
/** Those of a translation, with the tagline, which is in English with the company. */
export type TranslatedHero = WrittenHero & { tagline: string };

/** The hero: the sentences of each technology, and the heading of a shop without televisions, each with its language. */
interface HeroTexts {
  sentences: Record<Technology, { title: string; text: string; language: Language }>;
  emptyTitle: string;
  emptyLanguage: Language;
}

/** Returns the value of a hero that is written in English and in other languages. */
export function heroValue(written: WrittenHero, inOthers: Readonly<Record<Translation, TranslatedHero>>) {
  const others = TRANSLATIONS.flatMap((language) =>
    TRANSLATED_HERO_FIELDS.map((field) => [field + fieldSuffix(language), inOthers[language][field]]),
  );
  return { ...written, ...Object.fromEntries(others) } as HeroValue;
}

/** Returns the hero in a language; a heading whose sentence is missing in it, or the other way round, both in English. */
export function heroTexts(value: HeroValue, asked: Language): HeroTexts {
  const inLanguage = (language: Language) => {
    const suffix = language === 'en' ? '' : fieldSuffix(language);
    return (field: HeroField): string => value[`${field}${suffix}`];
  };
  const [english, translation] = [inLanguage('en'), inLanguage(asked)];
  const sentences = Object.fromEntries(
    TECHNOLOGIES.map((technology) => {
      const [title, text] = [`${FIELDS[technology]}Title`, `${FIELDS[technology]}Text`] as const;
      const isWritten = translation(title) !== '' && translation(text) !== '';
      const words = isWritten ? translation : english;
      return [technology, { title: words(title), text: words(text), language: isWritten ? asked : 'en' }];
    }),
  ) as HeroTexts['sentences'];
  const emptyTitle = translation('emptyTitle');
  return emptyTitle === ''
    ? { sentences, emptyTitle: english('emptyTitle'), emptyLanguage: 'en' }
    : { sentences, emptyTitle, emptyLanguage: asked };
}

/** Returns the company's tagline in the languages that it is written in, other than English. */
export function taglinesOf(value: HeroValue): Partial<Record<Translation, string>> {
  const written = TRANSLATIONS.map(
    (language) => [language, value[`tagline${fieldSuffix(language)}`]] as const,
  );
  return Object.fromEntries(written.filter(([, tagline]) => tagline !== ''));
}
