import { expect, it } from 'vitest';
import { LANE_AREAS } from './delivery-promise.values';
import type { PromiseTables } from './promise-tables';
import { addDays, promise } from './promise.rules';

/** Returns numbers below a limit, always the same ones of a seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const START = '2026-12-01';
const PLACE = { pin: '560034', state: 'Karnataka', dispatchCenter: 'Hub', facilityState: 'Karnataka' };

function tablesOf(random: (below: number) => number): PromiseTables {
  const days = (most: number) => Array.from({ length: random(most) }, () => addDays(START, random(40)));
  const weekdays = () => [...new Set([1 + random(7), 1 + random(7), 1 + random(7), 1 + random(7)])];
  return {
    center: {
      name: 'Hub',
      cutoff: `${String(random(24)).padStart(2, '0')}:${random(2) ? '30' : '00'}`,
      weekdays: weekdays(),
      leadHours: random(3) ? 0 : random(72),
      unitsPerDay: random(2) ? null : 1 + random(10),
    },
    lanes: Array.from({ length: 1 + random(5) }, (_, at) => {
      const transitMin = random(10);
      return {
        ...{ id: `lane-${at}`, kind: LANE_AREAS[random(3)] ?? 'state', area: 'Karnataka' },
        ...{ transitMin, transitMax: transitMin + random(5), weekdays: weekdays() },
        ...{ maxKg: random(2) ? null : 5 + random(40), isTwoPerson: random(2) === 1 },
      };
    }),
    centerDays: days(6).map((day) => ({ day, units: random(12), note: 'Note' })),
    planned: days(10).map((day) => ({ day, units: random(12) })),
    holidays: days(8).map((date) => ({ date, name: 'Holiday' })),
  };
}

it('a later order never arrives earlier, and a promise holds until its end', () => {
  let promised = 0;
  for (let seed = 1; seed <= 120; seed += 1) {
    const random = randomOf(seed);
    const tables = tablesOf(random);
    const items = [{ units: 1 + random(4), kg: random(4) ? 1 + random(50) : null }];
    const ask = (ms: number) => promise(new Date(ms), PLACE, items, tables);
    let ms = Date.parse(`${START}T00:00:00+05:30`);
    let before = ask(ms);
    for (let step = 0; step < 60; step += 1) {
      ms += 1 + random(9 * 3_600_000);
      const after = ask(ms);
      if (!before || !after) continue;
      promised += 1;
      expect([seed, step, after.earliest >= before.earliest, after.latest >= before.latest]).toEqual([
        ...[seed, step, true, true],
      ]);
      expect(after.earliest <= after.latest).toBe(true);
      const end = Date.parse(after.validUntil);
      expect(end).toBeGreaterThan(ms);
      expect(ask(end - 1)).toEqual(after);
      before = after;
    }
  }
  expect(promised).toBeGreaterThan(2000);
});

it('more units never arrive earlier', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomOf(seed);
    const tables = tablesOf(random);
    const at = new Date(Date.parse(`${START}T00:00:00+05:30`) + random(86_400_000));
    const latestOf = (units: number) => promise(at, PLACE, [{ units, kg: 10 }], tables)?.latest ?? '9999';
    expect(latestOf(2) >= latestOf(1)).toBe(true);
  }
});
