import { z } from 'zod';

/**
 * Who the shop is. Spelled out nowhere else; each value can be set by the environment (docs/spec/settings.md#brand).
 */
const brandSchema = z.object({
  name: z.string().default('Aabha'),
  legalName: z.string().default('Aabha Electronics Private Limited'),
  tagline: z.string().default('Televisions worth staying in for.'),
  supportEmail: z.string().default('care@aabha.example'),
  ordersEmail: z.string().default('orders@aabha.example'),
  phone: z.string().default('+91 80 4718 2200'),
  helpline: z.string().default('1800 209 4718'),
  whatsapp: z.string().default('918047182200'),
  addressLine: z.string().default('42, Residency Road, Ashok Nagar'),
  city: z.string().default('Bengaluru'),
  state: z.string().default('Karnataka'),
  pinCode: z.string().default('560025'),
  gstin: z.string().default('29AAGCB7383J1Z4'),
  founder: z.string().default('Anand Rao'),
  grievanceOfficer: z.string().default('Meera Krishnan'),
  hours: z.string().default('Monday to Saturday 09:30-18:30'),
  instagramUrl: z.string().default('https://www.instagram.com/aabha.example'),
  facebookUrl: z.string().default('https://www.facebook.com/aabha.example'),
  youtubeUrl: z.string().default('https://www.youtube.com/@aabha.example'),
});

export const ShopSettings = z.object({
  brand: brandSchema,
  /** The flat fee of the cart and of the delivery claim, in paise (docs/spec/settings.md#brand). */
  shippingFeePaise: z.coerce.number().int().min(0).default(9900),
  /** The most that the shop may take in one UPI payment, in paise (docs/spec/checkout.md#payment-methods). */
  upiCeilingPaise: z.coerce.number().int().min(0).default(5_00_000_00),
  /** How many digits of an HSN code a GST return states (Notification 78/2020): 4 up to a turnover of 5 crore, 6 above. */
  hsnDigits: z.coerce
    .number()
    .pipe(z.literal([4, 6, 8]))
    .default(6),
  /** The version of the portal's schema that a GSTR-1 names. */
  gstr1Version: z.string().default('GST3.2.4'),
  /** The day in India from which B2B documents need an IRN (turnover above 5 crore); empty: none does. */
  eInvoicingFrom: z.union([z.literal(''), z.iso.date()]).default(''),
  warrantySac: z.string().default('998715'),
  /** Whether the pictures of televisions are drawings, as the demo's are; the disclaimer says so. */
  picturesAreDrawings: z.stringbool().default(false),
  /** The share of visits that measure how fast they were, 0 to 1. */
  webVitalsSample: z.coerce.number().min(0).max(1).default(0.25),
});
export type ShopSettings = z.infer<typeof ShopSettings>;

/** The environment variable of a setting: `shippingFeePaise` is `SHOP_SHIPPING_FEE_PAISE`. */
export function shopVariable(name: string): string {
  return `SHOP_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

/** Shop settings from `SHOP_…` variables (`SHOP_SUPPORT_EMAIL`, `SHOP_SHIPPING_FEE_PAISE`, …), with their defaults. Throws a ZodError for a wrong value. */
export function readShopSettings(env: Readonly<Record<string, string | undefined>>): ShopSettings {
  const fromEnv = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, env[shopVariable(name)] || undefined]));
  const { brand: _brand, ...rest } = ShopSettings.shape;
  return ShopSettings.parse({
    ...fromEnv(Object.keys(rest)),
    brand: fromEnv(Object.keys(brandSchema.shape)),
  });
}
