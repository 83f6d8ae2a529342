import { setTimeout as wait } from 'node:timers/promises';
import { pick, wholeBetween } from '@aabha/db/seed/random';
import { get, lostBy, queryPath } from './calls';
import type { People } from './people';
import type { ShopUnderTest } from './shop-under-test';

const VISITORS = 3;
const STAFF = 2;
const PAUSE_MS = 200;

interface Browsed {
  environment: ShopUnderTest;
  people: Pick<People, 'owner' | 'products'>;
  /** The address of the back office. */
  admin: string;
  /** Whether the addresses are those of web apps, which have pages besides calls. */
  hasPages: boolean;
}

async function browse(
  { environment }: Browsed,
  { base, paths, token }: { base: string; paths: readonly string[]; token?: string },
): Promise<void> {
  while (environment.atWork) {
    await wait(wholeBetween(environment.random, 0, 2 * PAUSE_MS));
    const path = pick(environment.random, paths);
    const startedAtMs = Date.now();
    const outcome = await get(`${base}${path}`, token).catch(lostBy);
    environment.observer?.observe(path.split('?')[0] ?? path, outcome, startedAtMs);
  }
}

/** Reads pages and lists of the shop as visitors, and screens and lists of the back office as staff, until work ends. */
export async function browseAll(browsed: Browsed): Promise<void> {
  const { environment, people, admin, hasPages } = browsed;
  const products = people.products.map(({ id }) => id);
  const visitor = {
    base: environment.plain.url,
    paths: [
      ...(hasPages ? ['/', '/televisions', ...products.map((id) => `/television/${id}`)] : []),
      ...products.map((id) => queryPath('products.get', { id })),
      queryPath('products.list', {}),
    ],
  };
  const staff = {
    base: admin,
    token: people.owner.token,
    paths: [...(hasPages ? ['/'] : []), queryPath('orders.list', {}), queryPath('dashboard.get', {})],
  };
  await Promise.all([
    ...Array.from({ length: VISITORS }, () => browse(browsed, visitor)),
    ...Array.from({ length: STAFF }, () => browse(browsed, staff)),
  ]);
}
