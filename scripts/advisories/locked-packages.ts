/** A package of the registry in the lockfile. */
export interface LockedPackage {
  name: string;
  version: string;
  /** Whether production runs it; other packages are for development. */
  isShipped: boolean;
}

interface Lockfile {
  packages: Record<string, { name?: string; version?: string; dev?: boolean; link?: boolean }>;
}

/** Returns the packages of npm's lockfile by name, each version once. A version that is shipped anywhere counts as shipped. */
export function lockedPackages(lockfile: string): Map<string, LockedPackage[]> {
  const { packages } = JSON.parse(lockfile) as Lockfile;
  const found = new Map<string, LockedPackage[]>();
  for (const [path, { name: real, version, dev = false, link = false }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || link || version === undefined) continue;
    /* One that is installed under another name has its own in the entry. */
    const name = real ?? path.split('node_modules/').at(-1)!;
    const versions = found.get(name) ?? [];
    const same = versions.find((other) => other.version === version);
    if (same) same.isShipped ||= !dev;
    else found.set(name, [...versions, { name, version, isShipped: !dev }]);
  }
  return found;
}
