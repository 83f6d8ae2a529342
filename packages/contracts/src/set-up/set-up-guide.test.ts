import { describe, expect, it } from 'vitest';
import { boxContents } from './box-contents.rules';
import { connectionsOf } from './connections.rules';
import { carriersOf, placementOf, wallMountOf } from './mounting.rules';
import { setUpGuide, type SetUpFacts } from './set-up-guide.rules';
import { specificationReader } from './specification-reader';

const FACTS: SetUpFacts = {
  ...{ screenInches: 55, widthCm: 122.6, heightCm: 70.4, standHeightCm: 77, standDepthCm: 22.8 },
  ...{ weightKg: 14.5, cartonWeightKg: 19.5, beeStars: 4, energyKwhYear: 130, standbyWatts: 0.5 },
};
const stating = (
  values: Readonly<Record<string, string>>,
  terms: { name: string; aliases: string[] }[] = [],
) =>
  specificationReader(
    [{ title: 'All', data: Object.entries(values).map(([key, value]) => ({ key, value })) }],
    terms,
  );
const waysOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    connectionsOf(stating(values)).connections.map(({ purpose, ways }) => [purpose, ways.join(' ')]),
  );

describe('specificationReader', () => {
  it('finds a value under any spelling of its names, and under other names of its term', () => {
    expect(stating({ 'no of HDMI-ports': '3' })('hdmi')).toBe('3');
    const term = { name: 'HDMI', aliases: ['HDMI inputs', 'Digital inputs'] };
    expect(stating({ 'Digital inputs': '4' }, [term])('hdmi')).toBe('4');
    expect(stating({ 'Digital inputs': '4' })('hdmi')).toBeUndefined();
  });

  it('takes the first of two values, and none that is blank', () => {
    expect(stating({ HDMI: '3', 'HDMI ports': '2' })('hdmi')).toBe('3');
    expect(stating({ HDMI: ' ' })('hdmi')).toBeUndefined();
  });
});

describe('boxContents', () => {
  it('names what every box has, and shows the rest as it is written', () => {
    expect(
      boxContents(
        'Television (1 N), table top stand, remote, 2 AAA batteries, and Power cable, quick guide; Clamp, Clamp.',
      ),
    ).toEqual([
      { part: 'television', text: 'Television (1 N)' },
      { part: 'stand', text: 'table top stand' },
      { part: 'remote', text: 'remote' },
      { part: 'batteries', text: '2 AAA batteries' },
      { part: 'power-cord', text: 'Power cable' },
      { part: 'manual', text: 'quick guide' },
      { part: null, text: 'Clamp' },
    ]);
  });

  it('keeps what stands in brackets together, and takes no wall bracket for a stand', () => {
    expect(boxContents('Screws (4, M4), wall bracket')).toEqual([
      { part: 'screws', text: 'Screws (4, M4)' },
      { part: 'wall-bracket', text: 'wall bracket' },
    ]);
    expect(boxContents(undefined)).toEqual([]);
  });
});

describe('carriersOf', () => {
  const carried = (screenInches: number | null, weightKg: number | null, cartonWeightKg: number | null) =>
    carriersOf({ screenInches, weightKg, cartonWeightKg });

  it('asks for two people above 43 inches, as the unboxing policy does, and from 15 kg', () => {
    expect(carried(43, 9, 14.9)).toEqual({ people: 1, reason: null });
    expect(carried(44, 9, 14.9)).toEqual({ people: 2, reason: 'size' });
    expect(carried(43, 9, 15)).toEqual({ people: 2, reason: 'weight' });
    expect(carried(null, 15, null)).toEqual({ people: 2, reason: 'weight' });
  });

  it('asks for three for the largest and heaviest', () => {
    expect(carried(75, 30, 45)).toEqual({ people: 3, reason: 'weight' });
    expect(carried(85, 30, 40)).toEqual({ people: 3, reason: 'size' });
    expect(carried(null, null, null)).toEqual({ people: 1, reason: null });
  });
});

describe('wallMountOf', () => {
  it.each([
    ['VESA 100 × 100', 100, 100, ['M4']],
    ['200x100 mm', 200, 100, ['M4']],
    ['VESA 200 * 200', 200, 200, ['M6', 'M8']],
    ['Yes, 600 mm x 400 mm, M8 × 25 screws', 600, 400, ['M8']],
  ])('%s', (value, widthMm, heightMm, screws) => {
    expect(wallMountOf(value)).toEqual({ isPossible: true, vesa: { widthMm, heightMm }, screws });
  });

  it('makes nothing up where no pattern is stated', () => {
    expect(wallMountOf(undefined)).toEqual({ isPossible: null, vesa: null, screws: [] });
    expect(wallMountOf('Yes')).toEqual({ isPossible: true, vesa: null, screws: [] });
    expect(wallMountOf('Not possible')).toEqual({ isPossible: false, vesa: null, screws: [] });
  });
});

describe('placementOf', () => {
  it('puts the middle of the screen at the eyes, and no higher than 15° upwards from the seat', () => {
    expect(placementOf(FACTS)).toEqual({
      ...{ nearestCm: 167, farthestCm: 227, centreCm: 110, highestCentreCm: 128 },
      // The stand lifts the middle of the screen by 41.8 cm.
      furnitureCm: 68,
    });
  });

  it('knows the height of a picture from its size, and says nothing of furniture without the measures', () => {
    expect(placementOf({ screenInches: 55, heightCm: null, standHeightCm: 77 })).toMatchObject({
      highestCentreCm: 129,
      furnitureCm: null,
    });
    expect(placementOf({ ...FACTS, screenInches: null })).toBeNull();
  });

  it('never has the highest middle below the eyes, nor furniture below the floor', () => {
    const tall = placementOf({ screenInches: 24, heightCm: 200, standHeightCm: 320 });
    expect(tall).toMatchObject({ highestCentreCm: 110, furnitureCm: 0 });
  });
});

describe('connectionsOf', () => {
  it('names the sockets that a television has, the best first', () => {
    const values = {
      HDMI: '3 × HDMI 2.1, one with eARC',
      'To a soundbar': 'HDMI ARC, optical, Bluetooth',
      'Cable and antenna': 'RF input, composite video',
      ...{ Network: 'Ethernet', 'Wi-Fi': '2.4 and 5 GHz', USB: '2 × USB 3.0' },
      Headphones: '3.5 mm socket and Bluetooth',
    };
    expect(waysOf(values)).toEqual({
      'set-top-box': 'hdmi',
      soundbar: 'hdmi-earc optical bluetooth',
      antenna: 'rf',
      network: 'ethernet wifi-5-ghz',
      usb: 'usb',
      headphones: 'headphone-jack bluetooth',
      'old-player': 'composite',
    });
    expect(connectionsOf(stating(values))).toMatchObject({ hdmiCount: 3, audioReturn: 'earc' });
  });

  it('tells ARC from eARC, and finds it where the sound is described', () => {
    expect(connectionsOf(stating({ HDMI: '2', 'To a soundbar': 'HDMI ARC' }))).toMatchObject({
      hdmiCount: 2,
      audioReturn: 'arc',
    });
    expect(connectionsOf(stating({ HDMI: '2 × HDMI 1.4' })).audioReturn).toBeNull();
  });

  it('leaves out what a television does not have or does not state', () => {
    expect(
      waysOf({ Network: 'Wi-Fi only', 'Wi-Fi': '2.4 GHz', USB: 'No', Headphones: 'Not available' }),
    ).toEqual({
      network: 'wifi',
    });
    expect(waysOf({ Bluetooth: '5.2' })).toEqual({ soundbar: 'bluetooth' });
    expect(connectionsOf(stating({}))).toEqual({ hdmiCount: null, audioReturn: null, connections: [] });
  });

  it('counts no HDMI sockets that cannot be', () => {
    for (const HDMI of ['HDMI 2.1', '2.0', '48 Gbps', 'yes'])
      expect(connectionsOf(stating({ HDMI })).hdmiCount, HDMI).toBeNull();
  });
});

describe('setUpGuide', () => {
  it('lists the steps of the first start that the television needs', () => {
    const smart = setUpGuide(
      FACTS,
      stating({ System: 'Google TV', Voice: 'No', 'Wi-Fi': 'Yes', 'RF input': '1' }),
    );
    expect(smart.start).toEqual(['power', 'language', 'network', 'channels', 'update', 'apps']);
    expect(setUpGuide(FACTS, stating({})).start).toEqual(['power', 'language']);
  });

  it('states measures, power and energy as they are declared', () => {
    const guide = setUpGuide(FACTS, stating({ 'Feet span': '96.3 cm', Power: '100 to 240 V' }));
    expect(guide.stand).toEqual({ spanCm: 96.3, depthCm: 22.8, heightCm: 77 });
    expect(guide.power).toBe('100 to 240 V');
    expect(guide.energy).toEqual({ stars: 4, kwhYear: 130, standbyWatts: 0.5 });
  });
});
