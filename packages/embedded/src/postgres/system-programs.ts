import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian puts the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';

/** Returns the folder `bin` of the newest PostgreSQL of this machine with all its programs; undefined where there is none. */
export function findSystemPrograms(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  const versions = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) =>
      ['initdb', 'postgres', 'pg_basebackup'].every((name) => existsSync(join(folder, name))),
    );
}
