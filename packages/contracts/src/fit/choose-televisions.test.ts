import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import { RESOLUTIONS, TECHNOLOGIES } from '../products/products.values';
import { chooseTelevisions } from './choose-televisions.rules';
import { ROOM_LIGHTS, ROOM_USES } from './fit.values';
import { type FitFacts, judgeTelevision, type Room } from './judge-television.rules';
import { fittingInches } from './viewing-distances.rules';

/** A set of some size, with measures as those of real ones. */
const set = (screenInches: number, rupees: number, over: Partial<FitFacts> = {}): FitFacts => ({
  screenInches,
  resolution: '4K Ultra HD',
  technology: 'LED',
  refreshHz: 60,
  price: paise(rupees * 100),
  widthCm: screenInches * 2.24,
  standSpanCm: screenInches * 1.75,
  cartonWidthCm: screenInches * 2.4,
  cartonHeightCm: screenInches * 1.5,
  cartonDepthCm: 18,
  ...over,
});
const SHOP = [
  set(32, 10_000, { resolution: 'HD Ready' }),
  set(43, 24_000),
  set(55, 34_000),
  set(55, 43_000, { technology: 'QLED' }),
  set(55, 120_000, { technology: 'OLED' }),
  set(65, 55_000),
  set(65, 62_000, { technology: 'QLED' }),
  set(75, 85_000),
];
const told = (room: Room, shop: readonly FitFacts[] = SHOP) =>
  chooseTelevisions(room, shop).chosen.map(
    ({ role, television: { screenInches, technology } }) => `${role} ${screenInches} ${technology}`,
  );

describe('chooseTelevisions', () => {
  it('chooses the best size, then something cheaper and something larger', () => {
    expect(told({ distanceCm: 220 })).toEqual(['best 65 LED', 'cheaper 55 LED', 'also 65 QLED']);
    expect(told({ distanceCm: 200 })).toEqual(['best 55 LED', 'larger 65 LED', 'also 55 QLED']);
  });

  it('prefers what suits light and use, and offers a better picture', () => {
    expect(told({ distanceCm: 190, light: 'bright' })).toEqual([
      'best 55 QLED',
      'cheaper 55 LED',
      'also 55 OLED',
    ]);
    const dark: Room = { distanceCm: 225, light: 'dark', use: 'films', budget: paise(60_000_00) };
    expect(told(dark)).toEqual(['best 65 LED', 'cheaper 55 QLED', 'also 55 LED']);
    expect(told({ ...dark, budget: paise(130_000_00) })).toEqual([
      'best 65 QLED',
      'cheaper 55 QLED',
      'better-picture 55 OLED',
    ]);
  });

  it('takes the nearest size where none is right for the distance', () => {
    const { chosen } = chooseTelevisions({ distanceCm: 300, budget: paise(40_000_00) }, SHOP);
    expect(chosen[0]).toMatchObject({
      role: 'best',
      television: { screenInches: 55 },
      fit: { size: 'small' },
    });
  });

  it('says which limit to relax where nothing fits', () => {
    const room: Room = { distanceCm: 200, budget: paise(30_000_00), wallCm: 200, doorWidthCm: 19 };
    const { chosen, outsideOne } = chooseTelevisions(room, SHOP);
    expect(chosen).toEqual([]);
    expect([...outsideOne].map(([limit, sets]) => [limit, sets.length])).toEqual([['door', 2]]);
  });

  it('names no limit where something fits, and chooses nothing of nothing', () => {
    expect(chooseTelevisions({ distanceCm: 200, budget: paise(11_000_00) }, SHOP).outsideOne.size).toBe(0);
    expect(chooseTelevisions({ distanceCm: 200 }, [])).toEqual({
      chosen: [],
      fitting: [],
      outsideOne: new Map(),
    });
  });
});

const anyCm = fc.option(fc.integer({ min: 20, max: 300 }), { nil: undefined });
const stated = (value: fc.Arbitrary<number>) => fc.option(value, { nil: null });
const anySet: fc.Arbitrary<FitFacts> = fc
  .record({
    inches: fc.integer({ min: 24, max: 98 }),
    rupees: fc.integer({ min: 8_000, max: 500_000 }),
    resolution: fc.constantFrom(...RESOLUTIONS),
    technology: fc.constantFrom(...TECHNOLOGIES),
    refreshHz: fc.constantFrom(60, 120, 144),
    widthCm: stated(fc.integer({ min: 50, max: 230 })),
    standSpanCm: stated(fc.integer({ min: 20, max: 220 })),
    cartonDepthCm: stated(fc.integer({ min: 12, max: 30 })),
  })
  .map(({ inches, rupees, ...over }) => set(inches, rupees, over));
const anyShop = fc.array(anySet, { maxLength: 12 });
const anyRoom: fc.Arbitrary<Room> = fc.record({
  distanceCm: fc.integer({ min: 30, max: 1000 }),
  wallCm: anyCm,
  tableCm: anyCm,
  doorWidthCm: anyCm,
  doorHeightCm: anyCm,
  light: fc.option(fc.constantFrom(...ROOM_LIGHTS), { nil: undefined }),
  use: fc.option(fc.constantFrom(...ROOM_USES), { nil: undefined }),
  budget: fc.option(
    fc.integer({ min: 5_000, max: 500_000 }).map((rupees) => paise(rupees * 100)),
    {
      nil: undefined,
    },
  ),
});

describe('of any room and shop', () => {
  it('farther away never gets a smaller television', () => {
    fc.assert(
      fc.property(anyRoom, anyShop, fc.integer({ min: 0, max: 500 }), (room, shop, farther) => {
        const near = chooseTelevisions(room, shop).chosen[0];
        const far = chooseTelevisions({ ...room, distanceCm: room.distanceCm + farther }, shop).chosen[0];
        expect(far === undefined).toBe(near === undefined);
        expect(far?.television.screenInches ?? 0).toBeGreaterThanOrEqual(near?.television.screenInches ?? 0);
      }),
    );
  });

  it.each(['wallCm', 'tableCm', 'doorWidthCm', 'doorHeightCm', 'budget'] as const)(
    'a smaller %s never makes more televisions fit',
    (limit) => {
      fc.assert(
        fc.property(anyRoom, anyShop, fc.integer({ min: 1, max: 400 }), (room, shop, less) => {
          const wide = room[limit];
          fc.pre(wide !== undefined && wide > less);
          const narrow = { ...room, [limit]: wide - less };
          const fitting = new Set(chooseTelevisions(room, shop).fitting);
          const kept = chooseTelevisions(narrow, shop).fitting;
          expect(kept.every((television) => fitting.has(television))).toBe(true);
        }),
      );
    },
  );

  it('chooses three different ones that all fit, the best of a right size where one is', () => {
    fc.assert(
      fc.property(anyRoom, anyShop, (room, shop) => {
        const { chosen, fitting } = chooseTelevisions(room, shop);
        expect(chosen).toHaveLength(Math.min(3, fitting.length));
        expect(new Set(chosen.map(({ television }) => television)).size).toBe(chosen.length);
        expect(chosen.every(({ television }) => fitting.includes(television))).toBe(true);
        const { min, max } = fittingInches(room.distanceCm / 100);
        const hasRight = fitting.some(({ screenInches: inches }) => inches >= min && inches <= max);
        if (chosen[0]) expect(chosen[0].fit.size === 'right').toBe(hasRight);
      }),
    );
  });

  it('relaxing a named limit lets as many fit as it says', () => {
    fc.assert(
      fc.property(anyRoom, anyShop, (room, shop) => {
        const { outsideOne } = chooseTelevisions(room, shop);
        for (const [limit, televisions] of outsideOne) {
          const cleared =
            limit === 'door'
              ? { doorWidthCm: undefined, doorHeightCm: undefined }
              : { [limit === 'budget' ? limit : `${limit}Cm`]: undefined };
          const relaxed = { ...room, ...cleared };
          expect(chooseTelevisions(relaxed, shop).fitting).toEqual(televisions);
          expect(televisions.every((one) => judgeTelevision(relaxed, one).wall !== 'too-large')).toBe(true);
        }
      }),
    );
  });
});
