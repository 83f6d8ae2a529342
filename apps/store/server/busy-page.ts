import { textsOf } from '@aabha/messages/texts-of';
import { LANGUAGES, type Language } from './languages';
import { plainPage } from './plain-page';

const TEXTS = textsOf('busy');

const PAGES = new Map(
  LANGUAGES.map(({ code, tag: lang }) => {
    const { title, pleaseTryAgain: text, tryAgain } = TEXTS[code];
    return [code, plainPage({ lang, title, text, tryAgain })];
  }),
);

/** Returns the page sent when rendering is overloaded, in a language. */
export const busyPage = ({ code }: Language): string => PAGES.get(code) ?? '';
