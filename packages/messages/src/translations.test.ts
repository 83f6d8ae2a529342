import {
  LANGUAGE_FACTS,
  LANGUAGES,
  TRANSLATIONS,
  type Translation,
} from '@aabha/contracts/language/language';
import { expect, it } from 'vitest';

type Messages = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Messages>('./*/**/*.{ts,tsx}', { eager: true });

/** Files of rules, not of texts. */
const NOT_TEXTS = /\/(language|plural)\.ts$/;
/** Names and abbreviations that are written alike in all languages. */
const SAME_IN_ALL = /^(?:[A-Z0-9 .,:&+/()%-]*|Aabha|English|WhatsApp|Google|UPI.*)$/;
/** The letters of each language: a text without one is not translated. */
const LETTERS: Readonly<Record<Translation, RegExp>> = { hi: /[ऀ-ॿ]/ };

const nouns = Object.keys(files)
  .filter((file) => file.startsWith('./en/') && !NOT_TEXTS.test(file))
  .map((file) => file.replace('./en/', ''));
const translated = TRANSLATIONS.flatMap((language) => nouns.map((file) => [language, file] as const));

const messagesOf = (language: string, file: string): Messages => files[`./${language}/${file}`] ?? {};
const isGroup = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

function kindOf(value: unknown): unknown {
  if (typeof value === 'function') return `function of ${value.length}`;
  return isGroup(value) ? kinds(value) : typeof value;
}
const kinds = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([name, value]) => [name, kindOf(value)]));

/** Returns the constant texts of a noun, those of its groups too. */
const constantsOf = (messages: Messages): [string, unknown][] =>
  Object.entries(messages).flatMap(([name, value]) =>
    isGroup(value) ? constantsOf(value) : [[name, value]],
  );

it('every folder is a language of the shop', () => {
  const folders = Object.keys(files).map((file) => file.split('/')[1]);
  expect(new Set(folders.filter((folder) => folder !== 'testing'))).toEqual(new Set(LANGUAGES));
});

it.each(translated)('%s has the same messages of %s as English', (language, file) => {
  expect(kinds(messagesOf(language, file))).toEqual(kinds(messagesOf('en', file)));
});

it.each(translated)('%s has %s translated', (language, file) => {
  const same = constantsOf(messagesOf(language, file)).filter(
    ([, value]) => typeof value === 'string' && !LETTERS[language].test(value) && !SAME_IN_ALL.test(value),
  );
  expect(same).toEqual([]);
});

it.each(LANGUAGES)('the build of %s has the tag and addresses of its language', (language) => {
  const { LANGUAGE, LOCALE, BASE_PATH } = messagesOf(language, 'language.ts');
  const { locale, basePath } = LANGUAGE_FACTS[language];
  expect({ LANGUAGE, LOCALE, BASE_PATH }).toEqual({
    ...{ LANGUAGE: language, LOCALE: locale, BASE_PATH: basePath },
  });
});
