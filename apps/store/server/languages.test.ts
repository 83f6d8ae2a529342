import { expect, it } from 'vitest';
import { LANGUAGES, splitLanguage } from './languages';

const [english, hindi] = LANGUAGES;

it.each([
  ['/', english, '/'],
  ['/cart?a=1', english, '/cart?a=1'],
  ['/hi', hindi, '/'],
  ['/hi/', hindi, '/'],
  ['/hi?page=2', hindi, '/?page=2'],
  ['/hi/television/1?a=/hi/', hindi, '/television/1?a=/hi/'],
  ['/hindi', english, '/hindi'],
  ['/history/hi/', english, '/history/hi/'],
  ['/hi/hi/cart', hindi, '/hi/cart'],
])('%s is split', (address, language, url) => {
  expect(splitLanguage(address)).toEqual({ language, url });
});
