import { BLANK_FACTS } from '@aabha/contracts/shop-settings/blank-facts';
import type { Sections } from '@aabha/contracts/shop-settings/section-values';
import type { SettingsOverview } from '@aabha/contracts/shop-settings/settings.staff.schema';
import type { TextFacts } from '@aabha/contracts/shop-texts/text-placeholders';

/** Returns the facts that texts are filled with, from the published sections. */
export function publishedFacts({ sections }: SettingsOverview): TextFacts {
  const published = Object.fromEntries(
    sections.flatMap(({ section, published }) => (published ? [[section, published.value]] : [])),
  ) as Partial<Sections>;
  const { company, contact, officers, hours, fees, holidays } = { ...BLANK_FACTS, ...published };
  return { brand: { ...company, ...contact, ...officers, ...hours }, ...fees, ...holidays };
}
