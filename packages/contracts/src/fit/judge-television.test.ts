import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import {
  exceededLimits,
  fitPoints,
  judgeTelevision,
  type FitFacts,
  type Room,
} from './judge-television.rules';

const SET: FitFacts = {
  screenInches: 55,
  resolution: '4K Ultra HD',
  technology: 'QLED',
  refreshHz: 60,
  price: paise(42_990_00),
  widthCm: 123,
  standSpanCm: 96,
  cartonWidthCm: 135,
  cartonHeightCm: 82.5,
  cartonDepthCm: 18.8,
};
const judged = (room: Partial<Room>, over: Partial<FitFacts> = {}) =>
  judgeTelevision({ distanceCm: 200, ...room }, { ...SET, ...over });

describe('judgeTelevision', () => {
  it('says nothing of what the shopper did not state', () => {
    expect(judged({})).toMatchObject({ wall: null, table: null, door: null, light: null, use: null });
  });

  it('checks the set against the wall and its stand against the table, to the millimetre', () => {
    expect(judged({ wallCm: 123, tableCm: 96 })).toMatchObject({ wall: 'fits', table: 'fits' });
    expect(judged({ wallCm: 122.9, tableCm: 95.9 })).toMatchObject({ wall: 'too-large', table: 'too-large' });
  });

  it('never guesses what is not stated', () => {
    const unknown = { widthCm: null, standSpanCm: null, cartonDepthCm: null };
    expect(judged({ wallCm: 100, tableCm: 10, doorWidthCm: 10, doorHeightCm: 10 }, unknown)).toMatchObject({
      ...{ wall: 'not-stated', table: 'not-stated', door: 'not-stated' },
    });
  });

  it.each([
    [21, 85, 'fits'],
    [85, 21, 'fits'],
    [20.7, 85, 'too-large'],
    [80, 84, 'too-large'],
    [21, undefined, 'fits'],
    [undefined, 20, 'too-large'],
  ])('carries the carton lengthwise through %s × %s cm: %s', (doorWidthCm, doorHeightCm, door) => {
    /* A side that is not given is wide enough, so 20 cm alone is the narrow one. */
    expect(judged({ doorWidthCm, doorHeightCm }).door).toBe(door);
  });

  it.each([
    ['HD Ready', 'coarse'],
    ['Full HD', 'coarse'],
    ['4K Ultra HD', 'sharp'],
    ['8K', 'finer'],
  ] as const)('of %s says what the eye sees from 2 m of 55 inches: %s', (resolution, sharpness) => {
    expect(judged({}, { resolution }).sharpness).toBe(sharpness);
  });

  it('suits technologies to the light', () => {
    const inLight = (light: Room['light']) =>
      (['LED', 'QLED', 'Mini-LED', 'OLED'] as const).map(
        (technology) => judged({ light }, { technology }).light,
      );
    expect(inLight('bright')).toEqual(['fair', 'good', 'good', 'poor']);
    expect(inLight('mixed')).toEqual(['fair', 'good', 'good', 'good']);
    expect(inLight('dark')).toEqual(['poor', 'fair', 'good', 'good']);
  });

  it('suits contrast to films and motion to sport', () => {
    expect(judged({ use: 'films' }, { technology: 'OLED' }).use).toBe('good');
    expect(judged({ use: 'films' }, { technology: 'LED' }).use).toBe('poor');
    expect(judged({ use: 'news-sport' }).use).toBe('fair');
    expect(judged({ use: 'news-sport' }, { refreshHz: 120 }).use).toBe('good');
    expect(judged({ use: 'news-sport' }, { refreshHz: 120, technology: 'OLED' }).use).toBe('fair');
    expect(judged({ use: 'mixed' }).use).toBeNull();
  });
});

it('names every limit that a television exceeds', () => {
  const room: Room = {
    distanceCm: 200,
    budget: paise(42_989_00),
    wallCm: 100,
    tableCm: 200,
    doorWidthCm: 10,
  };
  expect(exceededLimits(room, SET, judgeTelevision(room, SET))).toEqual(['budget', 'wall', 'door']);
  const roomy: Room = { distanceCm: 200, budget: SET.price };
  expect(exceededLimits(roomy, SET, judgeTelevision(roomy, SET))).toEqual([]);
});

it('counts what suits, and what is not stated a little against it', () => {
  const fit = judged({ light: 'bright', use: 'films', wallCm: 200 });
  expect(fitPoints(fit)).toBe(3);
  expect(fitPoints({ ...fit, wall: 'not-stated' })).toBe(2);
  expect(fitPoints({ ...fit, sharpness: 'coarse' })).toBe(0);
});
