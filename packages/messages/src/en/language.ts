import type { Language } from '@aabha/contracts/language/language';
import { otherLanguages } from '../alternates';

/** The language of a build: its code, its tag in `lang` attributes, for numbers and dates, and the start of its addresses. */
export const LANGUAGE: Language = 'en';
export const LOCALE: string = 'en-IN';
export const BASE_PATH: string = '';
/** The other languages of the shop, each by its own name. */
export const OTHERS = otherLanguages('en');
export { ALTERNATES } from '../alternates';
