/** The language of a build: its tag in `lang` attributes, for numbers and dates, and the start of its addresses. */
export const LOCALE: string = 'hi-IN';
export const BASE_PATH: string = '/hi';
/** The other language of the shop, by its own name. */
export const OTHER = { name: 'English', short: 'EN', locale: 'en-IN', basePath: '' };
export { ALTERNATES } from '../alternates';
