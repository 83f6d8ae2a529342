import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const JOURNAL = 'packages/db/migrations/meta/_journal.json';
/** What decides which packages a build bundles and loads. */
const PACKAGE_FILES = ['package-lock.json', 'patches'];

interface Migration {
  tag: string;
  when: number;
}

/** The last commit without some of the newest migrations. */
export interface PreviousBuild {
  commit: string;
  /** The newest migration that it has. */
  last: Migration;
  /** The names of the migrations that this checkout has besides. */
  missing: readonly string[];
  /** Whether the packages of the registry, or patches of them, are others than those of this checkout. */
  hasOtherPackages: boolean;
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const readMigrations = (journal: string) => (JSON.parse(journal) as { entries: Migration[] }).entries;

/** Returns the migration whose number is given, or the newest one. Throws when there is none of that number. */
function firstToRun(migrations: readonly Migration[], number: string | undefined): Migration {
  const found = migrations.findLast(({ tag }) => number === undefined || tag.startsWith(`${number}_`));
  if (!found) throw new Error(`There is no migration ${number ?? ''}.`);
  return found;
}

/** Returns the parent of the commit that added a file, or HEAD where it is not committed; undefined where there is none. */
function commitBefore(root: string, file: string): string | undefined {
  const added = git(root, 'log', '--first-parent', '--diff-filter=A', '--format=%H %P', '-1', '--', file);
  if (added === '') return git(root, 'rev-parse', 'HEAD');
  return added.split(' ')[1];
}

/** Returns a commit and, newest first, the parents of those that changed the list of migrations before it. */
function* commitsBack(root: string, commit: string): Generator<string> {
  yield commit;
  const changes = git(root, 'log', '--first-parent', '--format=%P', commit, '--', `./${JOURNAL}`);
  for (const parents of changes.split('\n')) {
    const [first] = parents.split(' ');
    if (first) yield first;
  }
}

const isSame = (a: Migration, b: Migration | undefined) => a.tag === b?.tag && a.when === b.when;

/**
 * Returns the newest commit from `newest` back whose migrations are the first ones of this checkout, as its database would
 * have them: a migration may get another number or time when branches are merged.
 */
function findBeginning(root: string, newest: string, migrations: readonly Migration[]) {
  for (const commit of commitsBack(root, newest)) {
    const known = readMigrations(git(root, 'show', `${commit}:./${JOURNAL}`));
    const last = known.at(-1);
    if (last && known.every((migration, index) => isSame(migration, migrations[index])))
      return { commit, last };
  }
  return undefined;
}

/**
 * Returns the last commit that lacks a migration, by default the newest, and all that came after it. Returns the reason as
 * a text where the history has no such commit: in a copy without history, in a shallow clone, or after a squash.
 */
export function findPreviousBuild(root: string, fromNumber?: string): PreviousBuild | string {
  const migrations = readMigrations(readFileSync(join(root, JOURNAL), 'utf8'));
  const first = firstToRun(migrations, fromNumber);
  try {
    const isShallow = git(root, 'rev-parse', '--is-shallow-repository') === 'true';
    const commit = commitBefore(root, `packages/db/migrations/${first.tag}.sql`);
    if (commit === undefined)
      return isShallow
        ? `the clone is shallow and begins after ${first.tag}: git fetch --unshallow`
        : `the history begins with ${first.tag}`;
    const found = findBeginning(root, commit, migrations);
    if (!found) return `no commit has the migrations before ${first.tag}`;
    if (found.last.when >= first.when) return `${found.commit} has ${first.tag} already`;
    const changed = git(root, 'diff', '--name-only', found.commit, '--', ...PACKAGE_FILES);
    return {
      ...found,
      missing: migrations.filter(({ when }) => when > found.last.when).map(({ tag }) => tag),
      hasOtherPackages: changed !== '',
    };
  } catch {
    return 'git has no history of this folder';
  }
}
