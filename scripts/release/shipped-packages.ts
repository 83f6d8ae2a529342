import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of npm's lockfile, by the path of its folder. */
interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
  optional?: boolean;
}

/** A package of the registry that the shop ships: as a folder of a release, or inside of a bundle. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** Its licence as an SPDX expression; empty where its authors state none. */
  licence: string;
  /** The checksum that npm verifies at installation, `sha512-` and base64. */
  integrity: string;
  /** Whether other platforms do without it. */
  isOptional: boolean;
}

/** Returns the packages of the lockfile that are not only for development, each version once, by name and version. */
export function shippedPackages(root: string): ShippedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Map<string, ShippedPackage>();
  for (const [path, { version, license, integrity, dev, link, optional }] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1)!;
    if (!path.includes('node_modules/') || dev || link || !version) continue;
    found.set(`${name}@${version}`, {
      ...{ name, version, licence: license ?? '', integrity: integrity ?? '', isOptional: optional === true },
    });
  }
  const keys = [...found.keys()].sort();
  return keys.map((key) => found.get(key)!);
}
