import { HeroValue } from '../shop-texts/hero-value';
import { TEXT_NAMES } from '../shop-texts/text-names';
import type { Section } from './section-values';

const HERO_FIELDS = Object.keys(HeroValue.shape).filter((field) => field.endsWith('Hi'));
const isText = (section: Section) => (TEXT_NAMES as readonly string[]).includes(section);

/**
 * Returns whether a published section is shown in English, as a whole or in part, on pages in Hindi: texts that were
 * published before they had a translation stay as they are (docs/spec/settings.md#texts).
 */
export function lacksHindi(section: Section, value: Readonly<Record<string, unknown>>): boolean {
  const fields = section === 'hero' ? HERO_FIELDS : isText(section) ? ['bodyHi'] : [];
  return fields.some((field) => (value[field] ?? '') === '');
}
