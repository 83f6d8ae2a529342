import { z } from 'zod';
import { DEMO_SECTIONS } from './demo-sections';
import type { Sections } from './section-values';

/** What a process reads from the environment at its start: rules of a release and of the machine, not the company's. */
const ProcessSettings = z.object({
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
export type ProcessSettings = z.output<typeof ProcessSettings>;

/** Everything that the rest of the shop reads: the published sections, and the settings of the process. */
export interface ShopSettings extends ProcessSettings {
  /** Who the shop is (docs/spec/settings.md#sections). */
  brand: Sections['company'] & Sections['contact'] & Sections['officers'] & Sections['hours'];
  /** The flat fee of the cart and of the delivery claim, in paise. */
  shippingFeePaise: number;
}

/** Returns the environment variable of a setting: `shippingFeePaise` is `SHOP_SHIPPING_FEE_PAISE`. */
export function shopVariable(name: string): string {
  return `SHOP_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the settings of a process from `SHOP_…` variables, with their defaults. Throws a ZodError for a wrong value. */
export function readProcessSettings(env: Environment): ProcessSettings {
  const names = Object.keys(ProcessSettings.shape);
  return ProcessSettings.parse(
    Object.fromEntries(names.map((name) => [name, env[shopVariable(name)] || undefined])),
  );
}

/** Returns the settings made of these sections. */
export function shopSettingsOf(sections: Sections, process: ProcessSettings): ShopSettings {
  const { company, contact, officers, hours, fees } = sections;
  return { ...process, brand: { ...company, ...contact, ...officers, ...hours }, ...fees };
}

/** Returns the settings of the demo. */
export function demoSettings(): ShopSettings {
  return shopSettingsOf(DEMO_SECTIONS, readProcessSettings({}));
}
