import { coerce, compare, valid } from 'semver';
import type { LockedPackage } from './locked-packages';

interface RangeEvent {
  introduced?: string;
  fixed?: string;
  last_affected?: string;
}

/** What we read of an advisory in the OSV format (https://ossf.github.io/osv-schema/). */
export interface OsvAdvisory {
  id: string;
  /** Identifiers of the same weakness elsewhere, such as its CVE. */
  aliases?: string[];
  summary?: string;
  withdrawn?: string | null;
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
  aliases: readonly string[];
  severity: string;
  summary: string;
  /** The first version that is not affected any more; undefined where there is none yet. */
  fixedIn: string | undefined;
}

const VERSION_OF = ({ introduced, fixed, last_affected: last }: RangeEvent) =>
  introduced ?? fixed ?? last ?? '0';

/** Returns a version as semver has it: advisories also have ones such as `1.2`. 0 stands for the beginning of all versions. */
function semverOf(version: string): string {
  if (version === '0') return '0.0.0-0';
  const found = valid(version, { loose: true }) ?? coerce(version)?.version;
  if (found === undefined) throw new Error(`${version} is no version.`);
  return found;
}

/** Returns the events of a range in the order of their versions, which files need not have. */
const inOrder = (events: readonly RangeEvent[]) =>
  events.toSorted((a, b) => compare(semverOf(VERSION_OF(a)), semverOf(VERSION_OF(b))));

/** Returns whether a version lies in a range. */
function isInRange(version: string, events: readonly RangeEvent[]): boolean {
  let isAffected = false;
  for (const event of events) {
    const order = compare(version, semverOf(VERSION_OF(event)));
    if (event.introduced !== undefined && order >= 0) isAffected = true;
    if (event.fixed !== undefined && order >= 0) isAffected = false;
    if (event.last_affected !== undefined && order > 0) isAffected = false;
  }
  return isAffected;
}

/** Returns the first version above the given one in which a range ends. */
const endOf = (version: string, events: readonly RangeEvent[]) =>
  events
    .map(({ fixed }) => fixed)
    .find((fixed) => fixed !== undefined && compare(semverOf(fixed), version) > 0);

/** Returns how bad an advisory is. A package that was made to do harm has no rating, and nothing is worse. */
const severityOf = ({ id, database_specific: specific }: OsvAdvisory) =>
  id.startsWith('MAL-') ? 'critical' : (specific?.severity?.toLowerCase() ?? 'unknown');

/** Semver and, as some databases name it, the order of the registry's versions, which is semver. */
const isRead = ({ type }: { type?: string }) => type === 'SEMVER' || type === 'ECOSYSTEM';

/**
 * Returns the packages that an advisory affects, each once; none where it was withdrawn or is about another registry. Throws where a
 * range has no versions.
 */
export function affectedPackages(
  advisory: OsvAdvisory,
  locked: ReadonlyMap<string, readonly LockedPackage[]>,
): AffectedPackage[] {
  if (advisory.withdrawn != null) return [];
  const found = new Map<string, AffectedPackage>();
  for (const { package: named, ranges = [], versions = [] } of advisory.affected ?? []) {
    if (named?.ecosystem !== 'npm' || named.name === undefined) continue;
    const packages = (locked.get(named.name) ?? []).filter(({ version }) => valid(version) !== null);
    const events =
      packages.length > 0 ? ranges.filter(isRead).map((range) => inOrder(range.events ?? [])) : [];
    for (const one of packages) {
      const { version } = one;
      const within = events.filter((of) => isInRange(version, of));
      if (within.length === 0 && !versions.includes(version)) continue;
      found.set(`${one.name}@${version}`, {
        ...one,
        ...{ advisory: advisory.id, aliases: advisory.aliases ?? [] },
        ...{ severity: severityOf(advisory), summary: advisory.summary ?? '' },
        fixedIn: within.map((of) => endOf(version, of)).find((end) => end !== undefined),
      });
    }
  }
  return [...found.values()];
}
