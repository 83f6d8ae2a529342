import { describe, expect, it } from 'vitest';
import { growthOf, type Sample } from './growth';

const FLAT: Sample = { apiMb: 200, storeMb: 150, apiHandles: 40, storeHandles: 30, sessions: 12, due: 0 };
const soak = (of: (minute: number) => Partial<Sample>) =>
  Array.from({ length: 8 }, (_, minute) => ({ ...FLAT, ...of(minute) }));
const notFlat = (samples: Sample[]) =>
  growthOf(samples)
    .filter(({ isFlat }) => !isFlat)
    .map(({ figure }) => figure);

describe('growthOf', () => {
  it('does not mind what grows while caches fill', () => {
    expect(notFlat(soak((minute) => ({ apiMb: minute < 4 ? 100 + minute * 30 : 220 })))).toEqual([]);
  });

  it('names what still grows at the end', () => {
    expect(notFlat(soak((minute) => ({ apiMb: 100 + minute * 30 })))).toEqual(['apiMb']);
    expect(notFlat(soak((minute) => ({ storeHandles: 30 + minute * 5, due: minute * 100 })))).toEqual([
      'storeHandles',
      'due',
    ]);
  });

  it('compares the medians of the third and of the last quarter', () => {
    const growth = growthOf(soak((minute) => ({ sessions: minute })));
    expect(growth.find(({ figure }) => figure === 'sessions')).toMatchObject({ before: 4.5, after: 6.5 });
  });

  it('asks for enough samples', () => {
    expect(() => growthOf([FLAT])).toThrow('A soak needs at least four samples.');
  });
});
