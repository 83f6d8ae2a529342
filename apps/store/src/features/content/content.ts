import type { ReactNode } from 'react';
import type { ApiOutputs } from '../../lib/trpc';

/** What the texts name of the shop; it is spelled out in the settings only. */
export interface Shop {
  brand: ApiOutputs['settings']['get']['brand'];
  shippingFeeRupees: number;
  /** Whether the catalogue's pictures are drawings, as the demo's are. */
  picturesAreDrawings: boolean;
  /** Whether Google Analytics is used for visitors who agree. */
  hasGoogleAnalytics: boolean;
}

export interface ContentSection {
  /** The section's anchor in the address. */
  id: string;
  title: string;
  body: (shop: Shop) => ReactNode;
}

/** A page of text: a title, what it comes to in one sentence, and its sections. */
export interface ContentDocument {
  title: string;
  lead: string;
  /** For search engines and previews. */
  description: string;
  /** The day of the last change, `YYYY-MM-DD`; absent where no rule hangs on it. */
  updated?: string;
  sections: readonly ContentSection[];
}
