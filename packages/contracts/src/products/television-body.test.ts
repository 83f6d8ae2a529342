import { describe, expect, it } from 'vitest';
import { specifiedSockets } from './specified-sockets.rules';
import { televisionBody } from './television-body.rules';
import { SAMPLE_PRODUCT } from './testing/sample-product';

const row = (key: string, value: string) => ({ key, value });
const SPECIFICATION = [
  { title: 'Display', data: [row('Panel', 'QLED')] },
  {
    title: 'Connections',
    data: [
      row('HDMI', '3 × HDMI 2.1, one with eARC'),
      row('USB', '1 × USB 3.0, 2 × USB 2.0'),
      row('Network', 'Ethernet'),
      row('To a soundbar', 'HDMI ARC, optical, Bluetooth'),
      row('Headphones', '3.5 mm socket and Bluetooth'),
    ],
  },
  { title: 'Body', data: [row('Stand span', '75.2 cm'), row('Wall mount', 'VESA 200 × 100')] },
];
const PRODUCT = { ...SAMPLE_PRODUCT, specificationSchema: SPECIFICATION };

describe('the body of a television', () => {
  it('has the stated lengths in millimetres, and what follows from them', () => {
    const body = televisionBody(PRODUCT);
    expect(body).toMatchObject({ widthMm: 964, heightMm: 555, depthMm: 72, mountMm: [200, 100] });
    expect(body?.stand).toEqual({ kind: 'feet', liftMm: 60, spanMm: 752, depthMm: 209 });
    expect(body?.screenWidthMm).toBeCloseTo(951.93, 2);
    expect((body?.sideMm ?? 0) * 2 + (body?.screenWidthMm ?? 0)).toBeCloseTo(964, 9);
    expect((body?.sideMm ?? 0) + (body?.chinMm ?? 0) + (body?.screenHeightMm ?? 0)).toBeCloseTo(555, 9);
  });

  it.each([
    ['36.6 cm', 'pedestal'],
    ['75.2 cm', 'feet'],
    ['92.5 cm', 'wide-feet'],
  ])('stands on what a span of %s tells: %s', (span, kind) => {
    const specificationSchema = [{ title: 'Body', data: [row('Stand span', span)] }];
    expect(televisionBody({ ...PRODUCT, specificationSchema })?.stand.kind).toBe(kind);
  });

  it.each([
    [96, 'slim'],
    [97, 'standard'],
    [98.5, 'thick'],
  ])('has at a width of %s cm a frame that is %s', (widthCm, bezel) => {
    expect(televisionBody({ ...PRODUCT, widthCm, heightCm: 57, standHeightCm: 63 })?.bezel).toBe(bezel);
  });

  it('is unknown where a length is missing or cannot be', () => {
    expect(televisionBody({ ...PRODUCT, depthCm: null })).toBeNull();
    expect(televisionBody({ ...PRODUCT, specificationSchema: [] })).toBeNull();
    expect(televisionBody({ ...PRODUCT, widthCm: 90 }), 'narrower than its picture').toBeNull();
    expect(televisionBody({ ...PRODUCT, standHeightCm: 55 }), 'lower with its stand').toBeNull();
  });

  it('has no holes where no wall mount is stated', () => {
    const specificationSchema = [{ title: 'Body', data: [row('Stand span', '75.2 cm')] }];
    expect(televisionBody({ ...PRODUCT, specificationSchema })?.mountMm).toBeNull();
  });
});

describe('the sockets of a specification', () => {
  it('are counted by kind', () => {
    expect(specifiedSockets(SPECIFICATION)).toEqual({
      ...{ hdmi: 3, arc: 'eARC', usb3: 1, usb2: 2 },
      ...{ lan: true, optical: true, headphone: true, composite: false },
    });
  });

  it('are none where nothing is stated', () => {
    expect(specifiedSockets([])).toEqual({
      ...{ hdmi: 0, arc: null, usb3: 0, usb2: 0 },
      ...{ lan: false, optical: false, headphone: false, composite: false },
    });
  });
});
