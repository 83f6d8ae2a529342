import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { acceptanceOf } from './acceptance-of';
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

  it('puts what production runs first, then the worst', () => {
    const own = join(folder, 'sorted');
    mkdirSync(own);
    const write = (id: string, name: string, version: string, severity?: string) =>
      writeFileSync(
        join(own, `${id}.json`),
        JSON.stringify({
          ...{ id, affected: [{ package: { ecosystem: 'npm', name }, versions: [version] }] },
          database_specific: { severity },
        }),
      );
    write('GHSA-1', 'tool', '2.0.0-beta.3', 'CRITICAL');
    write('GHSA-2', 'left', '1.4.0', 'LOW');
    write('GHSA-3', 'left', '1.4.0');
    write('GHSA-4', 'left', '1.4.0', 'MODERATE');
    write('GHSA-5', 'left', '1.4.0', 'HIGH');
    expect(findAdvisories(own, locked).affected.map(({ advisory }) => advisory)).toEqual([
      ...['GHSA-5', 'GHSA-3', 'GHSA-4', 'GHSA-2', 'GHSA-1'],
    ]);
  });

  it('refuses a folder without advisories and a file that is none', () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect(() => findAdvisories(empty, locked)).toThrow('There is no advisory below');
    writeFileSync(join(empty, 'broken.json'), '{');
    expect(() => findAdvisories(empty, locked)).toThrow('broken.json is no advisory');
  });
});

describe('acceptanceOf', () => {
  const accepted = { 'CVE-2026-1': { reason: 'We do not call it.', until: '2026-12-31' } };
  const of = (id: string, aliases: string[], day = '2026-12-31') =>
    acceptanceOf({ advisory: id, aliases }, day, accepted);
  it('goes by the identifier or an alias, and says why', () => {
    const text = 'accepted until 2026-12-31: We do not call it.';
    expect(of('CVE-2026-1', [])).toEqual({ isAccepted: true, text });
    expect(of('GHSA-x', ['CVE-2026-1'])).toEqual({ isAccepted: true, text });
    expect(of('GHSA-y', ['CVE-2026-2', 'toString'])).toBeUndefined();
  });
  it('ends after its day', () => {
    expect(of('GHSA-x', ['CVE-2026-1'], '2027-01-01')).toEqual({
      isAccepted: false,
      text: 'was accepted until 2026-12-31: We do not call it.',
    });
  });
});
