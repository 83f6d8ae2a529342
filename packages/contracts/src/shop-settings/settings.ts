import { z } from 'zod';
import { DEMO_SECTIONS } from './demo-sections';
import type { ChoiceSections } from './choice-values';
import type { FactSections, Sections } from './section-values';

/** What a process reads from the environment at its start: what concerns its machine, not the shop. */
const ProcessSettings = z.object({
  /** The share of visits that measure how fast they were, 0 to 1. */
  webVitalsSample: z.coerce.number().min(0).max(1).default(0.25),
});
type ProcessSettings = z.output<typeof ProcessSettings>;

type Choices = ChoiceSections['tax'] &
  ChoiceSections['payments'] &
  ChoiceSections['refunds'] &
  ChoiceSections['returns'] &
  ChoiceSections['pickups'] &
  ChoiceSections['installations'] &
  ChoiceSections['prices'] &
  ChoiceSections['carts'] &
  ChoiceSections['pictures'] &
  ChoiceSections['reorder'];

/** Everything that the rest of the shop reads: the published sections, and the settings of the process. */
export interface ShopSettings extends ProcessSettings, Choices {
  /** Who the shop is (docs/spec/settings.md#sections). */
  brand: Sections['company'] & Sections['contact'] & Sections['officers'] & Sections['hours'];
  /** The flat fee of the cart and of the delivery claim, in paise. */
  shippingFeePaise: number;
  legalContacts: Sections['legalContacts'];
  /** Days on which nothing is dispatched or delivered. */
  holidays: Sections['holidays']['holidays'];
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
export function shopSettingsOf(
  sections: FactSections & ChoiceSections & Pick<Sections, 'legalContacts'>,
  process: ProcessSettings,
): ShopSettings {
  const { company, contact, officers, hours, fees, holidays } = sections;
  const { tax, payments, refunds, returns, pickups, prices, carts, pictures, installations } = sections;
  const { reorder, legalContacts } = sections;
  const brand = { ...company, ...contact, ...officers, ...hours };
  return {
    ...process,
    ...tax,
    ...payments,
    ...refunds,
    ...returns,
    ...pickups,
    ...installations,
    ...prices,
    ...carts,
    ...pictures,
    ...reorder,
    brand,
    legalContacts,
    ...fees,
    ...holidays,
  };
}

/** Returns the settings of the demo. */
export function demoSettings(): ShopSettings {
  return shopSettingsOf(DEMO_SECTIONS, readProcessSettings({}));
}
