import { ABOUT } from './en/about';
import { DISCLAIMER } from './en/disclaimer';
import { PRIVACY } from './en/privacy';
import { SHIPPING } from './en/shipping';
import { TERMS } from './en/terms';
import { UNBOXING } from './en/unboxing';
import { ABOUT as ABOUT_IN_HINDI } from './hi/about';
import { DISCLAIMER as DISCLAIMER_IN_HINDI } from './hi/disclaimer';
import { PRIVACY as PRIVACY_IN_HINDI } from './hi/privacy';
import { SHIPPING as SHIPPING_IN_HINDI } from './hi/shipping';
import { TERMS as TERMS_IN_HINDI } from './hi/terms';
import { UNBOXING as UNBOXING_IN_HINDI } from './hi/unboxing';
import type { TextName } from './text-names';
import { textValue, type TextValue } from './text-value';

/** The first published version of each text, in English and in Hindi. */
export const SEEDED_TEXTS: Record<TextName, TextValue> = {
  terms: textValue(TERMS, TERMS_IN_HINDI),
  privacy: textValue(PRIVACY, PRIVACY_IN_HINDI),
  shipping: textValue(SHIPPING, SHIPPING_IN_HINDI),
  unboxing: textValue(UNBOXING, UNBOXING_IN_HINDI),
  disclaimer: textValue(DISCLAIMER, DISCLAIMER_IN_HINDI),
  about: textValue(ABOUT, ABOUT_IN_HINDI),
};

/** Returns since when a seeded text is in force: the day of the release which changed it last. */
export const seededSince = (name: TextName): string =>
  name === 'privacy' ? '2026-11-23T18:30:00.000Z' : '2026-10-31T18:30:00.000Z';
