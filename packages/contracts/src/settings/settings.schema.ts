import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { ShopSettings } from './settings';

/** What the web apps need to know of the shop. */
export const PublicSettings = z.object({
  brand: ShopSettings.shape.brand,
  shippingFee: rupeesOut,
  /** The most that the shop may take in one UPI payment. */
  upiCeiling: rupeesOut,
  picturesAreDrawings: z.boolean(),
  webVitalsSample: z.number(),
  /** Where the storefront is, without a slash at the end. */
  storeUrl: z.string(),
});
export type PublicSettings = z.output<typeof PublicSettings>;
