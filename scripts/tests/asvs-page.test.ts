import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = join(ROOT, 'docs/spec/asvs');
const STATUSES = ['met', 'met by the operator', 'partly', 'not met', 'does not apply'];

/** The identifiers of ASVS 5.0 with their levels, a line for each level and chapter. */
const LEVELS = new Map(
  readFileSync(join(import.meta.dirname, 'asvs-levels.txt'), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, level = '', ids = ''] = /^L(\d) V\d+: (.+)$/.exec(line) ?? [];
      return ids.split(' ').map((id) => [id, level] as const);
    }),
);

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const rows = readdirSync(PAGES).flatMap((page) =>
  readFileSync(join(PAGES, page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| v5.0.0-'))
    .map((line) => {
      const cells = cellsOf(line);
      const [id = '', level = '', , status = '', where = '', test = ''] = cells;
      return { id: id.replace('v5.0.0-', ''), level, status, where, test, columns: cells.length };
    }),
);

describe('the pages about ASVS', () => {
  it('list each requirement of levels 1 and 2 once, with its level and a status', () => {
    expect(LEVELS.size).toBe(253);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...LEVELS.keys()].toSorted());
    for (const { id, level, status, columns } of rows) {
      expect(columns, id).toBe(6);
      expect(level, id).toBe(LEVELS.get(id));
      expect(STATUSES, id).toContain(status);
    }
  });

  it('name only files that exist, and a test or "no test" where something applies', () => {
    const missing = rows.flatMap(({ id, where, test }) =>
      [...`${where} ${test}`.matchAll(/`([^`\s]+\/[^`\s]+\.[a-z]+)`/g)]
        .filter(([, file = '']) => !file.startsWith('/') && !existsSync(join(ROOT, file)))
        .map(([, file]) => `${id}: ${file}`),
    );
    expect(missing).toEqual([]);
    for (const { id, status, test } of rows)
      if (status !== 'does not apply') expect(test, id).toMatch(/\.(?:test|spec)\.tsx?`|no test/);
  });

  it('say for what the operator does where it is described', () => {
    for (const { id, status, where } of rows)
      if (status === 'met by the operator') expect(where, id).toMatch(/\]\(\.\.\/.*\.md#/);
  });

  it('have as many of each status as their summary says', () => {
    const summary = readFileSync(join(ROOT, 'docs/spec/asvs.md'), 'utf8')
      .split('\n')
      .filter((line) => /^\| (?:\[V\d+ |all )/.test(line))
      .map(cellsOf);
    const counted = (chapter: string) => {
      const of = rows.filter(({ id }) => chapter === '' || id.startsWith(`${chapter}.`));
      return [...STATUSES.map((status) => of.filter((row) => row.status === status).length), of.length].map(
        String,
      );
    };
    expect(summary).toHaveLength(18);
    for (const [name = '', ...counts] of summary)
      expect(counts, name).toEqual(counted(/V(\d+)/.exec(name)?.[1] ?? ''));
  });
});
