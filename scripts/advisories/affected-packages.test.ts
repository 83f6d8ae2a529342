import { describe, expect, it } from 'vitest';
import { affectedPackages, type OsvAdvisory } from './affected-packages';
import { lockedPackages } from './locked-packages';

const locked = lockedPackages(
  JSON.stringify({
    packages: {
      'node_modules/@scope/parser': { version: '4.1.0' },
      'node_modules/parser': { version: '4.1.0' },
      'node_modules/old-parser': { name: 'parser', version: '2.3.0', dev: true },
      'node_modules/next': { version: '5.0.0-rc.2' },
    },
  }),
);

type Range = NonNullable<NonNullable<OsvAdvisory['affected']>[number]['ranges']>[number];
const semver = (...events: NonNullable<Range['events']>): Range => ({ type: 'SEMVER', events });

/** Returns what an advisory about a package of npm affects, as `name@version` and where it is fixed. */
function affects(name: string, ranges: Range[], more: Partial<OsvAdvisory> = {}) {
  const affected = [{ package: { ecosystem: 'npm', name }, ranges }];
  return affectedPackages({ id: 'GHSA-1', affected, ...more }, locked).map(
    (found) => `${found.name}@${found.version}, ${found.fixedIn ?? 'not fixed'}`,
  );
}

describe('a package', () => {
  it('is told from one of the same name in a scope', () => {
    const all = [semver({ introduced: '4.0.0' })];
    expect(affects('@scope/parser', all)).toEqual(['@scope/parser@4.1.0, not fixed']);
    expect(affects('parser', all)).toEqual(['parser@4.1.0, not fixed']);
  });
  it('that is installed under another name is found by its own', () => {
    expect(affects('parser', [semver({ introduced: '0' }, { fixed: '3.0.0' })])).toEqual([
      'parser@2.3.0, 3.0.0',
    ]);
    expect(affects('old-parser', [semver({ introduced: '0' })])).toEqual([]);
  });
  it('is named once, also by several entries of one advisory', () => {
    const entry = { package: { ecosystem: 'npm', name: 'next' }, ranges: [semver({ introduced: '0' })] };
    const found = affectedPackages(
      { id: 'GHSA-1', affected: [entry, { ...entry, versions: ['5.0.0-rc.2'] }] },
      locked,
    );
    expect(found).toHaveLength(1);
  });
});

describe('several ranges', () => {
  const two = [
    semver({ introduced: '4.0.0' }, { fixed: '4.2.0' }),
    semver({ introduced: '2.0.0' }, { fixed: '2.4.0' }),
  ];
  it('end each where that of the version ends', () => {
    expect(affects('parser', two)).toEqual(['parser@4.1.0, 4.2.0', 'parser@2.3.0, 2.4.0']);
  });
  it('have events in any order', () => {
    const shuffled = [
      { fixed: '4.2.0' },
      { introduced: '2.0.0' },
      { introduced: '4.0.0' },
      { fixed: '2.4.0' },
    ];
    expect(affects('parser', [semver(...shuffled)])).toEqual(['parser@4.1.0, 4.2.0', 'parser@2.3.0, 2.4.0']);
  });
  it('of the registry count as semver, those of commits do not', () => {
    const events = [{ introduced: '0' }];
    expect(affects('next', [{ type: 'ECOSYSTEM', events }])).toEqual(['next@5.0.0-rc.2, not fixed']);
    expect(affects('next', [{ type: 'GIT', events: [{ introduced: '8c1f' }] }])).toEqual([]);
  });
});

describe('a version before a release', () => {
  it.each([
    ['5.0.0-0', '5.0.0', ['next@5.0.0-rc.2, 5.0.0']],
    ['5.0.0-rc.2', '5.0.0-rc.3', ['next@5.0.0-rc.2, 5.0.0-rc.3']],
    ['5.0.0-rc.1', '5.0.0-rc.2', []],
    ['5.0.0', '5.1.0', []],
  ])('is looked up from %s to %s', (introduced, fixed, found) => {
    expect(affects('next', [semver({ introduced }, { fixed })])).toEqual(found);
  });
  it('is above the last affected one that is below its release', () => {
    expect(affects('next', [semver({ introduced: '0' }, { last_affected: '4.9.9' })])).toEqual([]);
    expect(affects('next', [semver({ introduced: '0' }, { last_affected: '5.0.0-rc.2' })])).toHaveLength(1);
  });
});

it('reads versions that are shorter than semver, and refuses what is none', () => {
  expect(affects('parser', [semver({ introduced: '4' }, { fixed: '4.2' })])).toEqual(['parser@4.1.0, 4.2']);
  expect(() => affects('parser', [semver({ introduced: 'first' })])).toThrow('first is no version');
  expect(affects('unknown', [semver({ introduced: 'first' })])).toEqual([]);
});

it('leaves out what was withdrawn; a null says that it was not', () => {
  const all = [semver({ introduced: '0' })];
  expect(affects('next', all, { withdrawn: '2026-01-01T00:00:00Z' })).toEqual([]);
  expect(affects('next', all, { withdrawn: null })).toHaveLength(1);
});

it('is critical for a package that was made to do harm, and has the aliases', () => {
  const affected = [{ package: { ecosystem: 'npm', name: 'next' }, versions: ['5.0.0-rc.2'] }];
  const [found] = affectedPackages({ id: 'MAL-2026-1', aliases: ['CVE-2026-1'], affected }, locked);
  expect(found).toMatchObject({ severity: 'critical', aliases: ['CVE-2026-1'], fixedIn: undefined });
});
