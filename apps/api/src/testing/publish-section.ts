import type { Section } from '@aabha/contracts/shop-settings/section-values';
import type { SignedIn } from './builders';
import type { TestShop } from './test-shop';

/** Publishes a section of the settings as a SuperAdmin does: saved as a draft, then in force. */
export async function publishSection(
  shop: TestShop,
  boss: SignedIn,
  { section, value }: { section: Section; value: Record<string, unknown> },
): Promise<void> {
  const { settings } = shop.trpc(boss.token);
  const updatedAt = async () =>
    (await settings.sections.query()).sections.find((one) => one.section === section)?.updated_at ?? '';
  await settings.saveDraft.mutate({ section, value, updated_at: await updatedAt() });
  await settings.publish.mutate({ section, updated_at: await updatedAt() });
}
