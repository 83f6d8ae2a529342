import { fieldSuffix, TRANSLATIONS, type Translation } from '../language/language';
import { TRANSLATED_HERO_FIELDS } from '../shop-texts/hero-value';
import { TEXT_NAMES } from '../shop-texts/text-names';
import type { Section } from './section-values';

const isText = (section: Section) => (TEXT_NAMES as readonly string[]).includes(section);

/**
 * Returns the languages in which a published section is shown in English, as a whole or in part: texts that were published
 * before they had a translation stay as they are (docs/spec/settings.md#texts).
 */
export function missingTranslations(
  section: Section,
  value: Readonly<Record<string, unknown>>,
): Translation[] {
  const fields = section === 'hero' ? TRANSLATED_HERO_FIELDS : isText(section) ? ['body'] : [];
  return TRANSLATIONS.filter((language) =>
    fields.some((field) => (value[field + fieldSuffix(language)] ?? '') === ''),
  );
}
