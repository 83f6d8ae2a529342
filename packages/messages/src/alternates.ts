import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@aabha/contracts/language/language';

/** `hreflang` and start of the addresses of each language of the shop; `x-default` for visitors of any other. */
export const ALTERNATES: readonly (readonly [hrefLang: string, basePath: string])[] = [
  ...LANGUAGES.map(
    (language) => [LANGUAGE_FACTS[language].locale, LANGUAGE_FACTS[language].basePath] as const,
  ),
  ['x-default', LANGUAGE_FACTS.en.basePath],
];

/** Returns the languages of the shop other than that of a build. */
export const otherLanguages = (language: Language) =>
  LANGUAGES.filter((other) => other !== language).map((other) => LANGUAGE_FACTS[other]);
