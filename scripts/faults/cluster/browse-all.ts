import { setTimeout as wait } from 'node:timers/promises';
import { pick, wholeBetween } from '@aabha/db/seed/random';
import { lostBy, readToEnd } from '../calls';
import type { Outcome } from '../outcome';
import type { People } from '../people';
import type { ShopUnderTest } from '../shop-under-test';

const VISITORS = 3;
const STAFF = 2;
const PAUSE_MS = 200;
const RESPONSE_WITHIN_MS = 15_000;

interface Browsed {
  environment: ShopUnderTest;
  people: People;
  /** The address of the back office. */
  admin: string;
}

/** Reads a page or a list to its end. */
async function read(url: string, token?: string): Promise<Outcome<undefined>> {
  const response = await fetch(url, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(RESPONSE_WITHIN_MS),
  });
  return readToEnd(response);
}

const call = (procedure: string, input: unknown) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

async function browse(
  { environment }: Browsed,
  { base, paths, token }: { base: string; paths: readonly string[]; token?: string },
): Promise<void> {
  while (environment.atWork) {
    await wait(wholeBetween(environment.random, 0, 2 * PAUSE_MS));
    const path = pick(environment.random, paths);
    const startedAtMs = Date.now();
    const outcome = await read(`${base}${path}`, token).catch(lostBy);
    environment.observer?.observe(path.split('?')[0] ?? path, outcome, startedAtMs);
  }
}

/** Reads pages and lists of the shop as visitors, and screens and lists of the back office as staff, until work ends. */
export async function browseAll(browsed: Browsed): Promise<void> {
  const { environment, people, admin } = browsed;
  const products = people.products.map(({ id }) => id);
  const visitor = {
    base: environment.plain.url,
    paths: [
      '/',
      '/televisions',
      ...products.map((id) => `/television/${id}`),
      ...products.map((id) => call('products.get', { id })),
      call('products.list', {}),
    ],
  };
  const staff = {
    base: admin,
    token: people.owner.token,
    paths: ['/', call('orders.list', {}), call('dashboard.get', {})],
  };
  await Promise.all([
    ...Array.from({ length: VISITORS }, () => browse(browsed, visitor)),
    ...Array.from({ length: STAFF }, () => browse(browsed, staff)),
  ]);
}
