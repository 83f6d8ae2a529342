import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Journal {
  entries: { tag: string; when: number }[];
}

/** Returns the `upTo` that migrates a database to the state before a migration, which is named without its number. */
export function beforeMigration(name: string): number {
  const path = join(import.meta.dirname, '../../migrations/meta/_journal.json');
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const entry = entries.find(({ tag }) => tag.slice(5) === name);
  if (!entry) throw new Error(`There is no migration ${name}.`);
  return entry.when - 1;
}
