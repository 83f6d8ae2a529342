import { LANGUAGES, type Language } from '@aabha/contracts/language/language';
import * as english from './en/server';
import * as hindi from './hi/server';

/** The type of messages in any language: the texts of English are any texts, its functions return any. */
type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : T extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : T extends object
        ? { readonly [Name in keyof T]: Translated<T[Name]> }
        : T;

type ServerTexts = Translated<typeof english>;

/** The compiler compares each language with English. */
const SERVER_TEXTS: Readonly<Record<Language, ServerTexts>> = { en: english, hi: hindi };

/** Returns the texts of a noun by language, for servers, which write in all of them. */
export const textsOf = <Noun extends keyof ServerTexts>(noun: Noun) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, SERVER_TEXTS[language][noun]])) as Readonly<
    Record<Language, ServerTexts[Noun]>
  >;
