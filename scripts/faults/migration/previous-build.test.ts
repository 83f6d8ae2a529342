import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPreviousBuild } from './previous-build';

const MIGRATIONS = 'packages/db/migrations';
const TAGS = ['0000_first', '0001_second', '0002_third', '0003_fourth'];
const PERSON = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.in', '-c', 'commit.gpgsign=false'];

const folder = mkdtempSync(join(tmpdir(), 'aabha-history-'));
const root = join(folder, 'shop');
const git = (...args: string[]) =>
  execFileSync('git', [...PERSON, ...args], { cwd: root, encoding: 'utf8' }).trim();

function writeMigrations(at: string, count: number, firstWhen = 1000): void {
  mkdirSync(join(at, MIGRATIONS, 'meta'), { recursive: true });
  const tags = TAGS.slice(0, count);
  for (const tag of tags) writeFileSync(join(at, MIGRATIONS, `${tag}.sql`), `select '${tag}'`);
  const entries = tags.map((tag, index) => ({ tag, when: firstWhen + index }));
  writeFileSync(join(at, MIGRATIONS, 'meta/_journal.json'), JSON.stringify({ entries }));
}

function commit(count: number, at = root, firstWhen = 1000): string {
  writeMigrations(at, count, firstWhen);
  writeFileSync(join(at, 'README.md'), String(Math.random()));
  git('-C', at, 'add', '.');
  git('-C', at, 'commit', '--quiet', '--message', `Add ${count}`);
  return git('-C', at, 'rev-parse', 'HEAD');
}

let commits: string[];
/* One commit for each migration but the last two, which share one, and a commit without any after each. */
beforeAll(() => {
  mkdirSync(root);
  git('init', '--quiet');
  writeFileSync(join(root, 'package-lock.json'), 'old');
  commits = [1, 1, 2, 2].map((count) => commit(count));
  writeFileSync(join(root, 'package-lock.json'), 'new');
  commits.push(commit(2), commit(4), commit(4));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('findPreviousBuild', () => {
  it('returns the commit before that which added the newest migration, with others of it', () => {
    expect(findPreviousBuild(root)).toEqual({
      commit: commits[4],
      last: { tag: '0001_second', when: 1001 },
      missing: ['0002_third', '0003_fourth'],
      hasOtherPackages: false,
    });
  });

  it('goes back to before a migration of a number, and notices other packages', () => {
    expect(findPreviousBuild(root, '0001')).toEqual({
      commit: commits[1],
      last: { tag: '0000_first', when: 1000 },
      missing: ['0001_second', '0002_third', '0003_fourth'],
      hasOtherPackages: true,
    });
    expect(() => findPreviousBuild(root, '0009')).toThrow('There is no migration 0009.');
  });

  it('returns the last commit for a migration that is not committed', () => {
    const clone = join(folder, 'clone');
    git('clone', '--quiet', root, clone);
    git('-C', clone, 'reset', '--quiet', '--hard', commits[4] ?? '');
    writeMigrations(clone, 3);
    expect(findPreviousBuild(clone)).toMatchObject({ commit: commits[4], missing: ['0002_third'] });
  });

  it('goes back to before migrations that got another time since', () => {
    const clone = join(folder, 'merged');
    git('clone', '--quiet', root, clone);
    git('-C', clone, 'reset', '--quiet', '--hard', commits[4] ?? '');
    writeMigrations(clone, 3);
    const journal = join(clone, MIGRATIONS, 'meta/_journal.json');
    writeFileSync(journal, readFileSync(journal, 'utf8').replace('1002', '1009'));
    git('-C', clone, 'add', '.');
    git('-C', clone, 'commit', '--quiet', '--message', 'Add third with a later time');
    commit(4, clone);
    expect(findPreviousBuild(clone)).toMatchObject({
      commit: commits[4],
      last: { tag: '0001_second', when: 1001 },
      missing: ['0002_third', '0003_fourth'],
    });
    commit(4, clone, 2000);
    expect(findPreviousBuild(clone)).toBe('no commit has the migrations before 0003_fourth');
  });

  it('returns the reason where the history begins too late or there is none', () => {
    expect(findPreviousBuild(root, '0000')).toBe('the history begins with 0000_first');
    const shallow = join(folder, 'shallow');
    git('clone', '--quiet', '--depth', '2', pathToFileURL(root).href, shallow);
    expect(findPreviousBuild(shallow)).toBe(
      'the clone is shallow and begins after 0003_fourth: git fetch --unshallow',
    );
    const copy = join(folder, 'copy');
    writeMigrations(copy, 4);
    expect(findPreviousBuild(copy)).toBe('git has no history of this folder');
  });
});
