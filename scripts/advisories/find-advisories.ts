import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedPackages, type AffectedPackage, type OsvAdvisory } from './affected-packages';
import type { LockedPackage } from './locked-packages';

/** What was found in a folder of advisories. */
interface FoundAdvisories {
  /** The number of advisories that were read. */
  read: number;
  affected: AffectedPackage[];
}

function parse(path: string): OsvAdvisory {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as OsvAdvisory;
  } catch (error) {
    throw new Error(`${path} is no advisory: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function affectedBy(path: string, locked: ReadonlyMap<string, readonly LockedPackage[]>): AffectedPackage[] {
  const advisory = parse(path);
  try {
    return affectedPackages(advisory, locked);
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

const SEVERITIES = ['critical', 'high', 'moderate', 'medium', 'low'];

/** How bad a severity is: an unknown one comes after those that are known to be high, since it may be. */
const rankOf = (severity: string) => {
  const rank = SEVERITIES.indexOf(severity);
  return rank < 0 ? SEVERITIES.indexOf('high') + 0.5 : rank;
};

/** What production runs first, the worst first, then by name. */
const byWeight = (a: AffectedPackage, b: AffectedPackage) =>
  Number(b.isShipped) - Number(a.isShipped) ||
  rankOf(a.severity) - rankOf(b.severity) ||
  a.name.localeCompare(b.name, 'en') ||
  a.advisory.localeCompare(b.advisory, 'en');

/** Reads all OSV files below a folder, and returns what they affect, what matters most first. Throws where there is none, since that would look as if nothing was wrong. */
export function findAdvisories(
  folder: string,
  locked: ReadonlyMap<string, readonly LockedPackage[]>,
): FoundAdvisories {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  if (files.length === 0) throw new Error(`There is no advisory below ${folder}.`);
  const affected = files.flatMap((name) => affectedBy(join(folder, name), locked));
  return { read: files.length, affected: affected.toSorted(byWeight) };
}
