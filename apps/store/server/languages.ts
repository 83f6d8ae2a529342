import * as english from '@aabha/messages/en/language';
import * as hindi from '@aabha/messages/hi/language';

/** A language of the shop: its tag, and the start of its addresses, which is empty for the first. */
export interface Language {
  tag: string;
  basePath: string;
}

const toLanguage = ({ LOCALE, BASE_PATH }: typeof english): Language => ({
  tag: LOCALE,
  basePath: BASE_PATH,
});

export const LANGUAGES: readonly [Language, ...Language[]] = [english, hindi].map(toLanguage) as [
  Language,
  Language,
];

/** Returns the language of an address, and the address without its start: `/hi/cart?a=1` → Hindi, `/cart?a=1`. */
export function splitLanguage(url: string): { language: Language; url: string } {
  for (const language of LANGUAGES.slice(1)) {
    const rest = url.slice(language.basePath.length);
    if (!url.startsWith(language.basePath) || !/^(?:[/?]|$)/.test(rest)) continue;
    return { language, url: rest.startsWith('/') ? rest : `/${rest}` };
  }
  return { language: LANGUAGES[0], url };
}
