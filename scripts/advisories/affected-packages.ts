import { compare, valid } from 'semver';
import type { LockedPackage } from './locked-packages';

interface RangeEvent {
  introduced?: string;
  fixed?: string;
  last_affected?: string;
}

/** What we read of an advisory in the OSV format (https://ossf.github.io/osv-schema/). */
export interface OsvAdvisory {
  id: string;
  summary?: string;
  withdrawn?: string;
  affected?: {
    package?: { ecosystem?: string; name?: string };
    ranges?: { type?: string; events?: RangeEvent[] }[];
    versions?: string[];
  }[];
  database_specific?: { severity?: string };
}

/** A package of the lockfile that an advisory names. */
export interface AffectedPackage extends LockedPackage {
  advisory: string;
  severity: string;
  summary: string;
  /** The first version that is not affected any more; undefined where there is none yet. */
  fixedIn: string | undefined;
}

/** 0 stands for the beginning of all versions. */
const isFrom = (version: string, from: string) => from === '0' || compare(version, from) >= 0;

/** Returns whether a version lies in a range: events come in the order of their versions. */
function isInRange(version: string, events: readonly RangeEvent[]): boolean {
  let isAffected = false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && isFrom(version, introduced)) isAffected = true;
    if (fixed !== undefined && compare(version, fixed) >= 0) isAffected = false;
    if (last !== undefined && compare(version, last) > 0) isAffected = false;
  }
  return isAffected;
}

/** Returns the first version above the given one in which a range ends. */
const endOf = (version: string, events: readonly RangeEvent[]) =>
  events.map(({ fixed }) => fixed).find((fixed) => fixed !== undefined && compare(fixed, version) > 0);

/** Returns the packages that an advisory affects; none where it was withdrawn or is about another registry. */
export function affectedPackages(
  advisory: OsvAdvisory,
  locked: ReadonlyMap<string, readonly LockedPackage[]>,
): AffectedPackage[] {
  if (advisory.withdrawn !== undefined) return [];
  return (advisory.affected ?? []).flatMap(({ package: named, ranges = [], versions = [] }) => {
    if (named?.ecosystem !== 'npm' || named.name === undefined) return [];
    const events = ranges.filter(({ type }) => type === 'SEMVER').map((range) => range.events ?? []);
    return (locked.get(named.name) ?? [])
      .filter(({ version }) => valid(version) !== null)
      .filter(({ version }) => versions.includes(version) || events.some((of) => isInRange(version, of)))
      .map((found) => ({
        ...found,
        advisory: advisory.id,
        severity: advisory.database_specific?.severity?.toLowerCase() ?? 'unknown',
        summary: advisory.summary ?? '',
        fixedIn: events.map((of) => endOf(found.version, of)).find((end) => end !== undefined),
      }));
  });
}
