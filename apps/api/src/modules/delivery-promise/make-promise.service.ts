import type { PromiseItem, PromiseTables } from '@aabha/contracts/delivery-promise/promise-tables';
import { promise, type DeliveryPromise } from '@aabha/contracts/delivery-promise/promise.rules';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import type { AppDeps } from '../../context/deps';
import { readPlaceRows, readPlannedUnits, type PlaceRows, type PromiseSource } from './promise.queries';

type Deps = Pick<AppDeps, 'settings'>;

/** How old the count of planned units may be: orders of the same moment may exceed the capacity of a day by a few. */
const PLANNED_MS = 2000;

interface Planned {
  readAt: number;
  units: Promise<PromiseTables['planned']>;
}
const plannedOf = new WeakMap<object, Map<string, Planned>>();

/** Returns the planned units of a centre, read at most every two seconds in a process. */
function cachedPlanned({ settings }: Deps, db: DbOrTx, center: string, from: string) {
  const ofProcess = plannedOf.get(settings) ?? new Map<string, Planned>();
  plannedOf.set(settings, ofProcess);
  const key = `${center} ${from}`;
  const known = ofProcess.get(key);
  if (known && performance.now() - known.readAt < PLANNED_MS) return known.units;
  if (ofProcess.size > 100) ofProcess.clear();
  const units = readPlannedUnits(db, center, from);
  ofProcess.set(key, { readAt: performance.now(), units });
  units.catch(() => ofProcess.delete(key));
  return units;
}

const hasCapacity = ({ center, centerDays }: PlaceRows): boolean =>
  center !== null && (center.unitsPerDay !== null || (centerDays ?? []).some(({ units }) => units > 0));

/** Reads what promises to a PIN code are computed from, for orders of a moment. */
export async function readPromiseSource(
  deps: Deps,
  db: DbOrTx,
  zip: string,
  now: Date,
): Promise<PromiseSource> {
  const today = indiaDay(now);
  const rows = await readPlaceRows(db, zip, today);
  const { area, place, center } = rows;
  const planned = center && hasCapacity(rows) ? await cachedPlanned(deps, db, center.name, today) : [];
  const { holidays } = deps.settings.current;
  const tables = { center, lanes: rows.lanes ?? [], centerDays: rows.centerDays ?? [], planned, holidays };
  return { zip, area: area ?? null, place: place ?? null, tables };
}

/** Returns when goods arrive that are ordered at a moment; undefined where the PIN code is not served, or no date is promised. */
export function promiseOf(
  { zip, area, place, tables }: PromiseSource,
  items: readonly PromiseItem[],
  now: Date,
): DeliveryPromise | undefined {
  if (!area || !place) return undefined;
  return promise(now, { pin: zip, state: place.state, ...area }, items, tables);
}

/** Returns until when responses with a promise may be cached: with a capacity, other orders change it. */
export function cacheEndOf({ tables }: PromiseSource, end: string | undefined, now: Date): string {
  const hasLimit = tables.planned.length > 0 || tables.center?.unitsPerDay != null;
  const most = now.getTime() + (hasLimit ? 30_000 : 24 * 3_600_000);
  return new Date(Math.min(most, end === undefined ? Infinity : Date.parse(end))).toISOString();
}
