import type { ZoneFields } from '@aabha/contracts/installations/zones.schema';
import type { SignedIn } from './builders';
import type { TestShop } from './test-shop';

/** Adds a technician zone of Bengaluru with twenty places in each part of every day; any field can be overridden. */
export async function aZone(shop: TestShop, boss: SignedIn, over: Partial<ZoneFields> = {}) {
  const { zone } = await shop.trpc(boss.token).installations.createZone.mutate({
    ...{ name: 'Bengaluru', districts: ['Bengaluru'], pins: [], exceptions: [] },
    places: Array.from({ length: 7 }, () => [20, 20, 20]),
    ...over,
  });
  return zone;
}
