import type { ReactNode } from 'react';
import type { ApiOutputs } from '../../lib/trpc';

/** Shop data in the texts, taken from the settings. */
export interface Shop {
  brand: ApiOutputs['settings']['get']['brand'];
  shippingFeeRupees: number;
  /** Whether the catalogue's pictures are drawings, as in the demo. */
  picturesAreDrawings: boolean;
  /** Whether Google Analytics is used for visitors who agree. */
  hasGoogleAnalytics: boolean;
}

export interface ContentSection {
  /** The section's anchor in the address. */
  id: string;
  title: string;
  /** Whether this shop has the section; absent on those that every shop has. */
  isFor?: (shop: Shop) => boolean;
  body: (shop: Shop) => ReactNode;
}

/** A text page: title, one-sentence summary, sections. */
export interface ContentDocument {
  title: string;
  lead: string;
  /** For search engines and previews. */
  description: string;
  /** Date of the last change, `YYYY-MM-DD`; absent where it has no legal effect. */
  updated?: string;
  sections: readonly ContentSection[];
}
