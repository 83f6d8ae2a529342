import type { Section } from '@aabha/contracts/shop-settings/section-values';
import type { SignedIn } from './builders';
import type { TestShop } from './test-shop';

/** Returns a section of the settings as staff see it, with its draft. */
export async function sectionOf(shop: TestShop, boss: SignedIn, name: string) {
  const { sections } = await shop.trpc(boss.token).settings.sections.query();
  const found = sections.find(({ section }) => section === name);
  if (!found) throw new Error(`There is no section ${name}.`);
  return found;
}

/** Publishes a section of the settings as a SuperAdmin does: saved as a draft, then in force. */
export async function publishSection(
  shop: TestShop,
  boss: SignedIn,
  { section, value, note }: { section: Section; value: object; note?: string },
): Promise<void> {
  const { settings } = shop.trpc(boss.token);
  const { updated_at } = await sectionOf(shop, boss, section);
  const saved = await settings.saveDraft.mutate({ section, value: { ...value }, updated_at });
  await settings.publish.mutate({ section, updated_at: saved.section.updated_at, ...(note ? { note } : {}) });
}
