import type { TextName } from './text-names';

/** The storefront's page of each text. */
export const TEXT_PAGES: Readonly<Record<TextName, string>> = {
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  shipping: '/shipping-policy',
  unboxing: '/unboxing-policy',
  disclaimer: '/disclaimer',
  about: '/about',
};
