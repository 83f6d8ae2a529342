import type { Language } from '@aabha/contracts/language/language';
import { otherLanguages } from '../alternates';

/** The language of a build: its code, its tag in `lang` attributes, for numbers and dates, and the start of its addresses. */
export const LANGUAGE: Language = 'hi';
export const LOCALE: string = 'hi-IN';
export const BASE_PATH: string = '/hi';
/** The other languages of the shop, each by its own name. */
export const OTHERS = otherLanguages('hi');
export { ALTERNATES } from '../alternates';
