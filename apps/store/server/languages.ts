import { LANGUAGE_FACTS, LANGUAGES as CODES } from '@aabha/contracts/language/language';

/** A language of the shop: its code, its tag, and the start of its addresses, which is empty for the first. */
export interface Language {
  code: (typeof CODES)[number];
  tag: string;
  basePath: string;
}

const toLanguage = (code: Language['code']): Language => {
  const { locale, basePath } = LANGUAGE_FACTS[code];
  return { code, tag: locale, basePath };
};
const [first, ...others] = CODES;

export const LANGUAGES: readonly [Language, ...Language[]] = [toLanguage(first), ...others.map(toLanguage)];

/** Returns the language of an address, and the address without its start: `/hi/cart?a=1` → Hindi, `/cart?a=1`. */
export function splitLanguage(url: string): { language: Language; url: string } {
  for (const language of LANGUAGES.slice(1)) {
    const rest = url.slice(language.basePath.length);
    if (!url.startsWith(language.basePath) || !/^(?:[/?]|$)/.test(rest)) continue;
    return { language, url: rest.startsWith('/') ? rest : `/${rest}` };
  }
  return { language: LANGUAGES[0], url };
}
