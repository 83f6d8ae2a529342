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

/** Reads all OSV files below a folder. Throws where there is none, since that would look as if nothing was wrong. */
export function findAdvisories(
  folder: string,
  locked: ReadonlyMap<string, readonly LockedPackage[]>,
): FoundAdvisories {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  if (files.length === 0) throw new Error(`There is no advisory below ${folder}.`);
  const affected = files.flatMap((name) => affectedPackages(parse(join(folder, name)), locked));
  return { read: files.length, affected };
}
