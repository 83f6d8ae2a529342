import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isAccepted } from './accepted-advisories';
import { findAdvisories } from './find-advisories';
import { lockedPackages } from './locked-packages';

const folder = mkdtempSync(join(tmpdir(), 'aabha-advisories-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LOCK = JSON.stringify({
  packages: {
    '': { version: '1.0.0' },
    'packages/db': { version: '1.0.0' },
    'node_modules/@aabha/db': { link: true },
    'node_modules/left': { version: '1.4.0' },
    'node_modules/tool': { version: '2.0.0-beta.3', dev: true },
    'node_modules/other/node_modules/left': { version: '2.0.1', dev: true },
    'node_modules/more/node_modules/left': { version: '1.4.0', dev: true },
  },
});
const locked = lockedPackages(LOCK);
let count = 0;

/** Returns the versions of `left` and `tool` that an advisory with these parts affects. */
function affects(part: object, advisory: object = {}): string[] {
  const own = join(folder, `${(count += 1)}/2026`);
  mkdirSync(own, { recursive: true });
  const whole = { id: `GHSA-${count}`, summary: 'It breaks.', affected: [part], ...advisory };
  writeFileSync(join(own, 'advisory.json'), JSON.stringify(whole));
  return findAdvisories(own, locked).affected.map(({ name, version }) => `${name}@${version}`);
}
const range = (...events: object[]) => ({ ranges: [{ type: 'SEMVER', events }] });
const LEFT = { package: { ecosystem: 'npm', name: 'left' } };

describe('lockedPackages', () => {
  it('has each version once, shipped where it is shipped anywhere', () => {
    expect(locked.get('left')).toEqual([
      { name: 'left', version: '1.4.0', isShipped: true },
      { name: 'left', version: '2.0.1', isShipped: false },
    ]);
    expect(locked.has('@aabha/db')).toBe(false);
  });
});

describe('findAdvisories', () => {
  it('finds versions from the introduction until before the fix', () => {
    expect(affects({ ...LEFT, ...range({ introduced: '0' }, { fixed: '2.0.1' }) })).toEqual(['left@1.4.0']);
    expect(affects({ ...LEFT, ...range({ introduced: '0' }, { fixed: '1.4.0' }) })).toEqual([]);
    expect(affects({ ...LEFT, ...range({ introduced: '1.4.0' }) })).toEqual(['left@1.4.0', 'left@2.0.1']);
  });

  it('finds versions up to the last affected one, and in the second of two stretches', () => {
    expect(affects({ ...LEFT, ...range({ introduced: '0' }, { last_affected: '1.4.0' }) })).toEqual([
      'left@1.4.0',
    ]);
    const stretches = [{ introduced: '0' }, { fixed: '1.2.0' }, { introduced: '2.0.0' }, { fixed: '2.1.0' }];
    expect(affects({ ...LEFT, ...range(...stretches) })).toEqual(['left@2.0.1']);
  });

  it('compares versions before a release as semver does', () => {
    const tool = { package: { ecosystem: 'npm', name: 'tool' } };
    expect(affects({ ...tool, ...range({ introduced: '0' }, { fixed: '2.0.0' }) })).toEqual([
      'tool@2.0.0-beta.3',
    ]);
    expect(affects({ ...tool, ...range({ introduced: '2.0.0' }) })).toEqual([]);
  });

  it('finds listed versions, and leaves out other registries and what was withdrawn', () => {
    expect(affects({ ...LEFT, versions: ['2.0.1'] })).toEqual(['left@2.0.1']);
    const all = range({ introduced: '0' });
    expect(affects({ package: { ecosystem: 'PyPI', name: 'left' }, ...all })).toEqual([]);
    expect(affects({ ...LEFT, ...all }, { withdrawn: '2026-01-01T00:00:00Z' })).toEqual([]);
  });

  it('says what ends it', () => {
    const own = join(folder, 'end');
    mkdirSync(own);
    const advisory = {
      id: 'GHSA-x',
      affected: [{ ...LEFT, ...range({ introduced: '0' }, { fixed: '1.9.0' }) }],
      database_specific: { severity: 'HIGH' },
    };
    writeFileSync(join(own, 'x.json'), JSON.stringify(advisory));
    expect(findAdvisories(own, locked)).toMatchObject({
      read: 1,
      affected: [{ advisory: 'GHSA-x', severity: 'high', fixedIn: '1.9.0', isShipped: true }],
    });
  });

  it('refuses a folder without advisories and a file that is none', () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect(() => findAdvisories(empty, locked)).toThrow('There is no advisory below');
    writeFileSync(join(empty, 'broken.json'), '{');
    expect(() => findAdvisories(empty, locked)).toThrow('broken.json is no advisory');
  });
});

describe('isAccepted', () => {
  it('ends after its day', () => {
    const accepted = { 'GHSA-x': { reason: 'We do not call it.', until: '2026-12-31' } };
    expect(['2026-12-31', '2027-01-01'].map((day) => isAccepted('GHSA-x', day, accepted))).toEqual([
      true,
      false,
    ]);
    expect(isAccepted('GHSA-y', '2026-12-31', accepted)).toBe(false);
  });
});
