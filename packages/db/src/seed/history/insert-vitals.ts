import type { DeviceClass, StoreRoute } from '@aabha/contracts/analytics/web-vitals.names';
import { WEB_VITALS_DAYS } from '@aabha/contracts/settings/limits';
import type { Tx } from '../../client';
import { webVitals } from '../../schema/web-vitals';
import { between, pickWeighted, randomFrom, uuidAt, wholeBetween, type Random } from '../random';

type Vitals = typeof webVitals.$inferInsert;

const DAY_MS = 86_400_000;
const A_DAY = { least: 30, most: 60 };
const ROWS_AT_ONCE = 2000;

/** Where visits begin, and what a page's first view weighs against the others'. */
const ROUTES: readonly (readonly [{ route: StoreRoute; weight: number }, number])[] = [
  [{ route: '/', weight: 1 }, 30],
  [{ route: '/televisions', weight: 1.1 }, 26],
  [{ route: '/television/$id', weight: 1.15 }, 34],
  [{ route: '/news-media/$id', weight: 0.9 }, 4],
  [{ route: '/cart', weight: 1.3 }, 3],
  [{ route: '/myorders', weight: 1.4 }, 3],
];
/** How much slower a class of device and its network are than a desktop on a line. */
const DEVICES: readonly (readonly [{ device: DeviceClass; slower: number }, number])[] = [
  [{ device: 'phone', slower: 2.1 }, 70],
  [{ device: 'desktop', slower: 1 }, 24],
  [{ device: 'tablet', slower: 1.5 }, 6],
];

/** Most visits are a little slower or faster than the middle one, a few much slower. */
const spread = (random: Random) => Math.exp(between(random, -1, 1) * between(random, 0.2, 1));

function visit(atMs: number, random: Random): Vitals {
  const { route, weight } = pickWeighted(random, ROUTES);
  const { device, slower } = pickWeighted(random, DEVICES);
  const luck = slower * spread(random);
  const ttfbMs = Math.round(130 * luck);
  const fcpMs = ttfbMs + Math.round(330 * luck * between(random, 0.8, 1.2));
  const touched = random() < 0.8;
  return {
    id: uuidAt(atMs, random),
    route,
    device,
    ttfbMs,
    fcpMs,
    lcpMs: fcpMs + Math.round(240 * luck * weight * random()),
    inpMs: touched ? Math.round(42 * luck * spread(random) * weight) : null,
    cls: random() < 0.85 ? 0 : Math.round(600 * random() ** 2) / 10_000,
    createdAt: new Date(atMs).toISOString(),
  };
}

/** How fast sampled visits of the last days were, so that the back office has something to show. */
export async function insertVitals(tx: Tx, now: Date): Promise<void> {
  const random = randomFrom(83);
  const rows = Array.from({ length: WEB_VITALS_DAYS - 1 }, (_, day) =>
    Array.from({ length: wholeBetween(random, A_DAY.least, A_DAY.most) }, () =>
      visit(Math.floor(now.getTime() - (day + random()) * DAY_MS), random),
    ),
  ).flat();
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.insert(webVitals).values(rows.slice(from, from + ROWS_AT_ONCE));
}
