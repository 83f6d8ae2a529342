import { LANGUAGES } from '@aabha/contracts/language/language';
import { textsOf } from '@aabha/messages/texts-of';

const SEARCH = textsOf('search');

/**
 * Returns a search text with the words of all languages in English, as the catalogue and the patterns of prices and sizes have
 * them: "43 इंच सैमसंग टीवी" is "43 inch samsung tv".
 */
export const withEnglishWords = (text: string): string =>
  LANGUAGES.reduce((left, language) => SEARCH[language].withEnglishWords(left), text);
