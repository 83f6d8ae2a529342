import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areLeft, checkFree, replacedSerials, replacedUnits } from './replacements.rules';

const unitsArb = fc.array(
  fc.record({ position: fc.nat(9), quantity: fc.integer({ min: 1, max: 5 }), sold: fc.nat(6) }),
  { minLength: 1, maxLength: 6 },
);

describe('the units of a replacement', () => {
  it('are those that the inspection accepted, and only units that no refund gave back', () => {
    const lines = [
      { position: 0, quantity: 2, accepted: 1 },
      { position: 1, quantity: 1, accepted: 0 },
      { position: 2, quantity: 1, accepted: null },
    ];
    expect(replacedUnits(lines)).toEqual([{ position: 0, quantity: 1 }]);
    expect(areLeft(replacedUnits(lines), [{ position: 0, quantity: 1 }])).toBe(true);
    expect(areLeft(replacedUnits(lines), [{ position: 0, quantity: 0 }])).toBe(false);
    expect(areLeft(replacedUnits(lines), [])).toBe(false);
  });

  it('are taken only where all of a television are free, also when several lines want it', () => {
    const line = (position: number, quantity: number) => ({
      ...{ position, quantity, productId: 'p', name: 'Nova 43' },
    });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), fc.nat(20), (wanted, free) => {
        const lines = wanted.map((quantity, position) => line(position, quantity));
        const sum = wanted.reduce((total, quantity) => total + quantity, 0);
        expect(checkFree(lines, new Map([['p', free]])).ok).toBe(sum <= free);
      }),
    );
    expect(checkFree([line(0, 1)], new Map())).toMatchObject({
      code: 'REPLACEMENT_NO_STOCK',
      data: { product: 'Nova 43' },
    });
  });
});

describe('the serial numbers of what came back', () => {
  it('are never more of a line than came back, whatever staff choose', () => {
    fc.assert(
      fc.property(unitsArb, fc.array(fc.nat(60)), (lines, picks) => {
        const units = lines.map(({ quantity }, position) => ({ position, quantity }));
        const sold = lines.flatMap(({ sold: count }, position) =>
          Array.from({ length: count }, (_unit, unit) => ({ position, serial: `SN${position}-${unit}` })),
        );
        const chosen = picks.map((pick) => sold[pick % Math.max(1, sold.length)]?.serial ?? 'SN-NONE');
        for (const wanted of [undefined, chosen]) {
          const result = replacedSerials(units, sold, wanted);
          if (!result.ok) continue;
          for (const { position, quantity } of units) {
            const own = sold.filter((one) => one.position === position).map(({ serial }) => serial);
            const back = result.serials.filter((serial) => own.includes(serial));
            expect(back.length).toBeLessThanOrEqual(quantity);
          }
        }
      }),
    );
  });

  it('are those of lines that came back whole, unless staff say which', () => {
    const sold = [
      { position: 0, serial: 'A' },
      { position: 0, serial: 'B' },
      { position: 1, serial: 'C' },
    ];
    const units = [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 1 },
    ];
    expect(replacedSerials(units, sold, undefined)).toEqual({ ok: true, serials: ['C'] });
    expect(replacedSerials(units, sold, ['B', 'B'])).toEqual({ ok: true, serials: ['B'] });
    expect(replacedSerials(units, sold, ['A', 'B'])).toMatchObject({ code: 'REPLACEMENT_SERIAL_UNKNOWN' });
    expect(replacedSerials(units, sold, ['D'])).toMatchObject({ data: { serial: 'D' } });
  });
});
