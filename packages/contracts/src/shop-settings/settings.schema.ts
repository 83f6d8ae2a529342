import { z } from 'zod';
import { LANGUAGES } from '../language/language';
import { rupeesOut } from '../money/money.schema';

const text = z.string();

/** Who the shop is: the published sections company, contact, officers and hours. */
const Brand = z.object({
  ...{ name: text, legalName: text, tagline: text, founder: text },
  ...{ addressLine: text, city: text, state: text, pinCode: text, gstin: text },
  ...{ supportEmail: text, ordersEmail: text, phone: text, helpline: text, whatsapp: text },
  ...{ instagramUrl: text, facebookUrl: text, youtubeUrl: text },
  ...{ grievanceOfficer: text, hours: text },
});

/** What the web apps need to know of the shop. */
export const PublicSettings = z.object({
  brand: Brand,
  taglines: z.partialRecord(z.enum(LANGUAGES), text).meta({
    description: 'The tagline in languages other than English, where it is written in them.',
    example: { hi: 'घर लाएँ रोशनी' },
  }),
  shippingFee: rupeesOut,
  /** The most that the shop may take in one UPI payment. */
  upiCeiling: rupeesOut,
  picturesAreDrawings: z.boolean(),
  visitorCarts: z
    .boolean()
    .meta({ description: 'Whether visitors fill a cart and log in at checkout only.' }),
  webVitalsSample: z.number(),
  /** Where the storefront is, without a slash at the end. */
  storeUrl: z.string(),
  /** False in production until its own company is entered (docs/spec/settings.md#production). */
  takesOrders: z.boolean(),
});
export type PublicSettings = z.output<typeof PublicSettings>;
