import type { Translation } from '../language/language';
import { TEXTS as ENGLISH } from './en/texts';
import { TEXTS as HINDI } from './hi/texts';
import { TEXT_NAMES, type TextName } from './text-names';
import { textValue, type TextValue, type WrittenText } from './text-value';

/** A text that is not there in a language is shown in English. */
const TRANSLATED: Readonly<Record<Translation, Partial<Record<TextName, WrittenText>>>> = { hi: HINDI };

const inOthers = (name: TextName) =>
  Object.fromEntries(Object.entries(TRANSLATED).map(([language, texts]) => [language, texts[name]]));

/** The first published version of each text, in English and in the languages that it is translated into. */
export const SEEDED_TEXTS = Object.fromEntries(
  TEXT_NAMES.map((name) => [name, textValue(ENGLISH[name], inOthers(name))]),
) as Record<TextName, TextValue>;

/** Returns since when a seeded text is in force: the day of the release which changed it last. */
export const seededSince = (name: TextName): string =>
  name === 'privacy' ? '2026-11-28T18:30:00.000Z' : '2026-10-31T18:30:00.000Z';
