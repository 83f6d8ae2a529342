import type { PublicSettings } from '@aabha/contracts/shop-settings/settings.schema';
import { LANGUAGE } from '@aabha/messages/language';

/** Returns the company's tagline in the language of this build, or else in English. */
export const taglineOf = ({ brand, taglines }: Pick<PublicSettings, 'brand' | 'taglines'>): string =>
  taglines[LANGUAGE] ?? brand.tagline;
